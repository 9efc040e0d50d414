import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { reference } from '../attributes/relations.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** A team, laboratory or centre that does research. */
export const researchTeam = entity({
  kind: 'research-team',
  plural: 'research-teams',
  label: { kz: 'Зерттеу топтары', ru: 'Исследовательские группы', en: 'Research teams' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    head: text(),
    members: list({ name: text({ required: true }), post: text() }, { most: 50 }),
    school: reference('school'),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    email: plain({ max: 254 }),
    url: url(),
  },
  search: { lead: ['lead', 'head'], body: ['desc'] },
  sample: {
    title: { kz: 'Қала деректері зертханасы', ru: 'Лаборатория городских данных', en: 'Urban Data Laboratory' },
    lead: {
      kz: 'Көлік, ауа сапасы және тұрғын үй деректерін зерттейді.',
      ru: 'Изучает данные о транспорте, качестве воздуха и жилье.',
      en: 'Studies data on transport, air quality and housing.',
    },
    head: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    members: [
      {
        name: { kz: 'Зарина Әбенова', ru: 'Зарина Абенова', en: 'Zarina Abenova' },
        post: { kz: 'Деректер талдаушысы', ru: 'Аналитик данных', en: 'Data analyst' },
      },
    ],
    email: 'urban.data@university.example',
  },
})
