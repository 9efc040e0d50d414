import { block } from './block.ts'
import { pictures } from './pictures.ts'
import { samplePicture } from './sample-picture.ts'

const entrance = samplePicture({ kz: 'Бас ғимараттың кіреберісі', ru: 'Вход в главный корпус', en: 'Entrance of the main building' })
const hall = samplePicture({ kz: 'Дәріс залы', ru: 'Лекционный зал', en: 'Lecture hall' })
const yard = samplePicture({ kz: 'Кампус ауласы', ru: 'Двор кампуса', en: 'Campus courtyard' })

/** A carousel of pictures, in two rows, or in one on a phone. */
export const slider = block({
  type: 'slider',
  label: { kz: 'Слайдер', ru: 'Слайдер', en: 'Slider' },
  use: {
    kz: 'Орынның немесе оқиғаның көңіл күйін бірнеше суретпен жеткізу керек болғанда.',
    ru: 'Когда настроение места или события лучше передают несколько изображений.',
    en: 'When several pictures tell the mood of a place or an event.',
  },
  attributes: {
    pictures_top: pictures({ required: true, label: { kz: 'Жоғарғы қатар', ru: 'Верхний ряд', en: 'Upper row' } }),
    pictures_bottom: pictures({ label: { kz: 'Төменгі қатар', ru: 'Нижний ряд', en: 'Lower row' } }),
    pictures_mobile: pictures({ label: { kz: 'Телефондағы қатар', ru: 'Ряд на телефоне', en: 'Row on a phone' } }),
  },
  sample: {
    title: { kz: 'Кампусты аралап көріңіз', ru: 'Прогулка по кампусу', en: 'A walk through the campus' },
    desc: {
      kz: '<p>Оқу ғимараттары, кітапхана мен спорт кешені бір кварталда орналасқан.</p>',
      ru: '<p>Учебные корпуса, библиотека и спортивный комплекс стоят в одном квартале.</p>',
      en: '<p>The teaching buildings, the library and the sports centre share one city block.</p>',
    },
    pictures_top: [
      {
        picture: entrance,
        caption: { kz: 'Бас ғимарат, Жандосов көшесі', ru: 'Главный корпус, улица Жандосова', en: 'Main building, Zhandosov Street' },
      },
      { picture: hall },
    ],
    pictures_bottom: [{ picture: yard }, { picture: entrance }],
    pictures_mobile: [{ picture: entrance }, { picture: hall }, { picture: yard }],
  },
})
