import { picture } from '../attributes/media.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** A company or institution that works with the university. */
export const partner = entity({
  kind: 'partner',
  plural: 'partners',
  label: { kz: 'Серіктестер', ru: 'Партнёры', en: 'Partners' },
  attributes: {
    title: text({ required: true }),
    industry: text(),
    lead: text({ max: 600 }),
    picture: picture({ label: { kz: 'Логотип', ru: 'Логотип', en: 'Logo' } }),
    url: url(),
  },
  search: { lead: ['industry'], body: ['lead'] },
  sample: {
    title: { kz: '«Алатау Аудит» ЖШС', ru: 'ТОО «Алатау Аудит»', en: 'Alatau Audit LLP' },
    industry: { kz: 'Аудит және кеңес беру', ru: 'Аудит и консалтинг', en: 'Audit and consulting' },
    lead: {
      kz: 'Студенттер үшінші курстан бастап тағылымдамадан өтеді.',
      ru: 'Студенты проходят стажировку с третьего курса.',
      en: 'Students take internships from their third year.',
    },
    url: 'https://audit.example',
  },
})
