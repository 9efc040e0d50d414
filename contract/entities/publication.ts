import { file, picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice, number } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** An article or book by researchers of the university; its page is the entry itself. */
export const publication = pageEntity({
  kind: 'publication',
  plural: 'publications',
  label: { kz: 'Жарияланымдар', ru: 'Публикации', en: 'Publications' },
  slug: true,
  page: { type: 'publication', address: '/publication/{slug}' },
  attributes: {
    title: text({ required: true, max: 500 }),
    authors: text({ required: true, max: 600 }),
    journal: text({ required: true }),
    year: number({ required: true, least: 1963, most: 2100 }),
    quartile: choice([
      { value: 'q1', label: { kz: 'Q1', ru: 'Q1', en: 'Q1' } },
      { value: 'q2', label: { kz: 'Q2', ru: 'Q2', en: 'Q2' } },
      { value: 'q3', label: { kz: 'Q3', ru: 'Q3', en: 'Q3' } },
      { value: 'q4', label: { kz: 'Q4', ru: 'Q4', en: 'Q4' } },
    ]),
    doi: plain({ max: 200, pattern: /^10\.\d{4,9}\/\S+$/ }),
    school: reference('school'),
    picture: picture(),
    abstract: richText({ max: 10_000, detail: true }),
    file: file({ detail: true }),
    url: url(),
  },
  order: { attribute: 'year', descending: true },
  search: { lead: ['authors', 'journal', 'doi'], body: ['abstract'] },
  sample: {
    title: {
      kz: 'Ашық деректер және қала көлігі: Алматы тәжірибесі',
      ru: 'Открытые данные и городской транспорт: опыт Алматы',
      en: 'Open data and urban transport: the case of Almaty',
    },
    authors: { kz: 'Мусин С., Әбенова З.', ru: 'Мусин С., Абенова З.', en: 'Musin S., Abenova Z.' },
    journal: { kz: 'Central Asian Economic Review', ru: 'Central Asian Economic Review', en: 'Central Asian Economic Review' },
    year: 2026,
    quartile: 'q2',
    doi: '10.5555/caer.2026.014',
    abstract: {
      kz: '<p>Мақалада автобус қозғалысының екі жылдық деректері талданады.</p>',
      ru: '<p>В статье анализируются данные о движении автобусов за два года.</p>',
      en: '<p>The article analyses two years of bus movement data.</p>',
    },
  },
})
