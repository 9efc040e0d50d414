import { picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** A research or development project; its page is the entry itself. */
export const project = pageEntity({
  kind: 'project',
  plural: 'projects',
  label: { kz: 'Жобалар', ru: 'Проекты', en: 'Projects' },
  slug: true,
  page: { type: 'project', address: '/project/{slug}' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    state: choice([
      { value: 'current', label: { kz: 'Жүріп жатыр', ru: 'Идёт', en: 'Under way' } },
      { value: 'completed', label: { kz: 'Аяқталды', ru: 'Завершён', en: 'Completed' } },
    ]),
    period: text(),
    head: text(),
    funder: text(),
    partners: text({ max: 600 }),
    picture: picture(),
    desc: richText({ detail: true }),
    url: url(),
  },
  search: { lead: ['lead', 'head'], body: ['desc'] },
  sample: {
    title: { kz: 'Алматы автобустарының деректері', ru: 'Данные автобусов Алматы', en: 'Data of Almaty’s buses' },
    lead: {
      kz: 'Қалалық ашық деректер арқылы автобус бағыттарын жақсартамыз.',
      ru: 'Улучшаем автобусные маршруты на открытых данных города.',
      en: 'We improve bus routes with the city’s open data.',
    },
    state: 'current',
    period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
    head: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    partners: { kz: 'Алматы қаласының әкімдігі', ru: 'Акимат города Алматы', en: 'Almaty City Administration' },
  },
})
