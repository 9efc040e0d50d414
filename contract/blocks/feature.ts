import { picture } from '../attributes/media.ts'
import { choice } from '../attributes/values.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** A picture next to a text; on the left by default. */
export const feature = block({
  type: 'feature',
  label: { kz: 'Сурет пен мәтін', ru: 'Изображение и текст', en: 'Picture and text' },
  use: {
    kz: 'Бір ойды суретпен қатар көрсету керек болғанда.',
    ru: 'Когда одну мысль нужно показать рядом с изображением.',
    en: 'When one thought is best shown beside a picture.',
  },
  attributes: {
    picture: picture({ required: true }),
    side: choice(
      [
        { value: 'left', label: { kz: 'Сол жақта', ru: 'Слева', en: 'On the left' } },
        { value: 'right', label: { kz: 'Оң жақта', ru: 'Справа', en: 'On the right' } },
      ],
      { label: { kz: 'Суреттің орны', ru: 'Где стоит изображение', en: 'Side of the picture' } },
    ),
  },
  sample: {
    title: { kz: 'Кітапхана түнге дейін ашық', ru: 'Библиотека открыта до ночи', en: 'The library is open until late' },
    desc: {
      kz: '<p>Сессия кезінде оқу залдары түн ортасына дейін жұмыс істейді, ал топпен дайындалуға арналған бөлмелерді алдын ала брондауға болады.</p>',
      ru: '<p>Во время сессии читальные залы работают до полуночи, а комнаты для занятий в группе можно забронировать заранее.</p>',
      en: '<p>During the exams the reading rooms stay open until midnight, and rooms for group study can be booked ahead.</p>',
    },
    link: { text: { kz: 'Кітапхана туралы', ru: 'О библиотеке', en: 'About the library' }, url: '/library' },
    picture: samplePicture({
      kz: 'Кешкі оқу залы, терезеден Алатау көрінеді',
      ru: 'Вечерний читальный зал с видом на Алатау',
      en: 'The reading room in the evening, with a view of the Alatau',
    }),
    side: 'right',
  },
})
