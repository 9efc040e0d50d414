import { block } from './block.ts'
import { pictures } from './pictures.ts'
import { samplePicture } from './sample-picture.ts'

/** Pictures side by side, all in sight, with captions. */
export const gallery = block({
  type: 'gallery',
  label: { kz: 'Галерея', ru: 'Галерея', en: 'Gallery' },
  use: {
    kz: 'Барлық сурет бірден көрініп тұруы керек болғанда.',
    ru: 'Когда все изображения должны быть видны сразу.',
    en: 'When all pictures should be in sight at once.',
  },
  attributes: {
    pictures: pictures({ required: true, label: { kz: 'Суреттер', ru: 'Изображения', en: 'Pictures' } }),
  },
  sample: {
    title: { kz: 'Ашық есік күні', ru: 'День открытых дверей', en: 'Open day' },
    pictures: [
      {
        picture: samplePicture({
          kz: 'Талапкерлер оқытушымен әңгімелесіп тұр',
          ru: 'Абитуриенты беседуют с преподавателем',
          en: 'Applicants talking with a lecturer',
        }),
        caption: {
          kz: 'Кездесулер кітапхана залында өтеді',
          ru: 'Встречи проходят в зале библиотеки',
          en: 'Meetings are held in the library',
        },
      },
      {
        picture: samplePicture({
          kz: 'Университет ауласындағы көрме',
          ru: 'Выставка во дворе университета',
          en: 'Exhibition in the courtyard',
        }),
        caption: { kz: 'Студенттік клубтар көрмесі', ru: 'Выставка студенческих клубов', en: 'Exhibition of the student clubs' },
      },
    ],
  },
})
