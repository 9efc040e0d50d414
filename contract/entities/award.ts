import { picture } from '../attributes/media.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { number } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** An award that students or the university received. */
export const award = entity({
  kind: 'award',
  plural: 'awards',
  label: { kz: 'Марапаттар', ru: 'Награды', en: 'Awards' },
  attributes: {
    title: text({ required: true }),
    recipient: text(),
    year: number({ required: true, least: 1963, most: 2100 }),
    lead: text({ max: 600 }),
    picture: picture(),
    url: url(),
  },
  order: { attribute: 'year', descending: true },
  search: { lead: ['recipient', 'lead'] },
  sample: {
    title: { kz: 'Орталық Азия дебат кубогы', ru: 'Кубок Центральной Азии по дебатам', en: 'Central Asian Debate Cup' },
    recipient: { kz: 'Университеттің дебат командасы', ru: 'Дебатная команда университета', en: 'Debate team of the university' },
    year: 2026,
    lead: {
      kz: 'Финалда сегіз елдің 24 командасын басып озды.',
      ru: 'В финале команда обошла 24 соперников из восьми стран.',
      en: 'The team beat 24 others from eight countries.',
    },
  },
})
