import { file, picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { number } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A piece of research paid for by the company RG Gold. */
export const rgGoldProject = entity({
  kind: 'rg-gold-project',
  plural: 'rg-gold-projects',
  label: { kz: 'RG Gold жобалары', ru: 'Проекты RG Gold', en: 'RG Gold projects' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    head: text(),
    period: text(),
    amount: number({ label: { kz: 'Сомасы, теңге', ru: 'Сумма, тенге', en: 'Amount, tenge' } }),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    file: file({ label: { kz: 'Есеп', ru: 'Отчёт', en: 'Report' } }),
  },
  search: { lead: ['lead', 'head'], body: ['desc'] },
  sample: {
    title: {
      kz: 'Кен орны маңындағы ауылдардың әлеуметтік дамуы',
      ru: 'Социальное развитие сёл рядом с месторождением',
      en: 'Social development of villages near the deposit',
    },
    lead: {
      kz: 'Үш ауыл тұрғындарының жұмыспен қамтылуын зерттейміз.',
      ru: 'Изучаем занятость жителей трёх сёл.',
      en: 'We study employment in three villages.',
    },
    head: { kz: 'Ләззат Бекова', ru: 'Ляззат Бекова', en: 'Lyazzat Bekova' },
    period: { kz: '2026 ж.', ru: '2026 г.', en: '2026' },
    amount: 18_500_000,
  },
})
