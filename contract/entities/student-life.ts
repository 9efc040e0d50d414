import { link, picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** A side of student life: housing, clubs, traditions, support. */
export const studentLife = entity({
  kind: 'student-life',
  plural: 'student-lives',
  label: { kz: 'Студенттік өмір', ru: 'Студенческая жизнь', en: 'Student life' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    link: link(),
  },
  search: { lead: ['lead'], body: ['desc'] },
  sample: {
    title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
    lead: {
      kz: 'Университеттен жаяу он минуттық жерде 800 орын бар.',
      ru: '800 мест в десяти минутах ходьбы от университета.',
      en: '800 places, ten minutes on foot from the university.',
    },
    link: { text: { kz: 'Орын алу', ru: 'Получить место', en: 'Get a place' }, url: '/service-center' },
  },
})
