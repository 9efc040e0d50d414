import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { choices, day, number } from '../attributes/values.ts'
import { educationLevels } from './education-levels.ts'
import { pageEntity } from './entity.ts'

/** Money for study that applicants and students may win; its page is the entry itself. */
export const grant = pageEntity({
  kind: 'grant',
  plural: 'grants',
  label: { kz: 'Гранттар', ru: 'Гранты', en: 'Grants' },
  slug: true,
  page: { type: 'grant', address: '/grant/{slug}' },
  attributes: {
    title: text({ required: true }),
    type: reference('handbook', { among: { list: 'grant-types' } }),
    lead: text({ required: true, max: 600 }),
    education: choices(educationLevels),
    amount: text(),
    places: number({ most: 100_000 }),
    deadline: day({ label: { kz: 'Өтінім қабылдаудың соңғы күні', ru: 'Последний день приёма заявок', en: 'Last day to apply' } }),
    picture: picture(),
    conditions: richText({ max: 10_000, detail: true }),
    desc: richText({ detail: true }),
  },
  facets: { type: { attribute: 'type' } },
  search: { lead: ['lead'], body: ['conditions', 'desc'], weight: 2.5 },
  calls: {
    grants: { shape: 'list', filters: ['type'] },
    'grants/{slug}': { shape: 'item' },
    'grants/blocks/{id}': { shape: 'blocks' },
  },
  sample: {
    title: { kz: 'Ауыл жастарына арналған грант', ru: 'Грант для сельской молодёжи', en: 'Grant for rural youth' },
    lead: {
      kz: 'Ауыл мектебінің түлектеріне бакалавриатта тегін оқуға 50 орын.',
      ru: '50 мест на бесплатное обучение в бакалавриате для выпускников сельских школ.',
      en: '50 places of free bachelor’s study for graduates of rural schools.',
    },
    education: ['bachelor'],
    amount: { kz: 'Оқу ақысының 100\u00a0%-ы', ru: '100\u00a0% стоимости обучения', en: '100% of the tuition fee' },
    places: 50,
    deadline: '2026-08-10',
    conditions: {
      kz: '<ul><li>ауыл мектебін бітірген;</li><li>ҰБТ-да кемінде 90 балл жинаған.</li></ul>',
      ru: '<ul><li>окончание сельской школы;</li><li>не менее 90 баллов ЕНТ.</li></ul>',
      en: '<ul><li>graduation from a rural school;</li><li>at least 90 points in the UNT.</li></ul>',
    },
  },
})
