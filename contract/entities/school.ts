import { picture } from '../attributes/media.ts'
import { plain, text } from '../attributes/text.ts'
import { fixedIds } from '../fixed-ids.ts'
import { pageEntity } from './entity.ts'

/** One of the five schools; its page is the entry itself. */
export const school = pageEntity({
  kind: 'school',
  plural: 'schools',
  label: { kz: 'Мектептер', ru: 'Школы', en: 'Schools' },
  slug: Object.keys(fixedIds.schools) as (keyof typeof fixedIds.schools)[],
  page: { type: 'school', address: '/school/{slug}' },
  attributes: {
    title: text({ required: true }),
    lead: text({ max: 600, required: true }),
    picture: picture(),
    email: plain(),
    phone: plain(),
    address: text(),
  },
  search: { lead: ['lead'], weight: 3 },
  sample: {
    title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' },
    lead: { kz: 'Басшыларға арналған бағдарламалар.', ru: 'Программы для руководителей.', en: 'Programmes for managers.' },
  },
})
