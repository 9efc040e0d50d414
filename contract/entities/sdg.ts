import { picture } from '../attributes/media.ts'
import { plain, text } from '../attributes/text.ts'
import { number } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** One of the seventeen sustainable development goals; its page is the entry itself. */
export const sdg = pageEntity({
  kind: 'sdg',
  plural: 'sdgs',
  label: { kz: 'Тұрақты даму мақсаттары', ru: 'Цели устойчивого развития', en: 'Sustainable development goals' },
  slug: true,
  page: { type: 'sdg', address: '/sdg/{slug}' },
  attributes: {
    number: number({ required: true, least: 1, most: 17 }),
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    colour: plain({ max: 7, pattern: /^#[0-9a-f]{6}$/ }),
    picture: picture(),
  },
  order: { attribute: 'number' },
  search: { lead: ['lead'] },
  sample: {
    number: 5,
    title: { kz: 'Гендерлік теңдік', ru: 'Гендерное равенство', en: 'Gender equality' },
    lead: {
      kz: 'Университетте әйелдер мен ерлерге тең мүмкіндік жасаймыз.',
      ru: 'Создаём в университете равные возможности для женщин и мужчин.',
      en: 'We give women and men equal opportunities at the university.',
    },
    colour: '#ff3a21',
  },
})
