import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { flag, moment } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A dated event: open days, conferences, concerts. */
export const event = entity({
  kind: 'event',
  plural: 'events',
  label: { kz: 'Іс-шаралар', ru: 'События', en: 'Events' },
  attributes: {
    title: text({ required: true }),
    date: moment({ required: true, label: { kz: 'Басталуы', ru: 'Начало', en: 'Start' } }),
    end: moment(),
    place: text(),
    address: text({
      later: true,
      label: {
        kz: 'Мекенжайы, университеттен тыс өтсе',
        ru: 'Адрес, если событие проходит вне университета',
        en: 'Address, if it is held outside the university',
      },
    }),
    school: reference('school'),
    lead: text({ required: true, max: 600 }),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    url: url(),
    registers: flag({
      later: true,
      label: { kz: 'Сілтеме тіркелуге апарады', ru: 'Ссылка ведёт на запись', en: 'The link is for registration' },
    }),
  },
  facets: { school: { attribute: 'school' } },
  listsUpdatedAt: true,
  order: { attribute: 'date' },
  search: { lead: ['lead', 'place', 'address'], body: ['desc'], weight: 1.5 },
  calls: {
    events: { shape: 'list', filters: ['school'] },
    'events/past': { shape: 'list', when: 'past', filters: ['school'] },
    'events/upcoming': { shape: 'list', when: 'upcoming', filters: ['school'] },
  },
  sample: {
    title: { kz: 'Ашық есік күні', ru: 'День открытых дверей', en: 'Open day' },
    date: '2026-11-21T10:00:00+05:00',
    end: '2026-11-21T14:00:00+05:00',
    place: { kz: 'Бас ғимарат, акт залы', ru: 'Главный корпус, актовый зал', en: 'Main building, assembly hall' },
    lead: {
      kz: 'Бес мектептің декандарымен кездесіп, зертханаларды аралайсыз.',
      ru: 'Встреча с деканами пяти школ и прогулка по лабораториям.',
      en: 'Meet the deans of the five schools and walk through the laboratories.',
    },
    url: '/tour',
    registers: true,
  },
})
