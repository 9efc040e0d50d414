import { picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { number } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A year that mattered in the history of the university. */
export const historyTimeline = entity({
  kind: 'history-timeline',
  plural: 'history-timelines',
  label: { kz: 'Тарих шежіресі', ru: 'Летопись истории', en: 'History timeline' },
  attributes: {
    year: number({ required: true, least: 1900, most: 2100 }),
    title: text({ required: true }),
    desc: richText({ max: 5000 }),
    picture: picture(),
  },
  order: { attribute: 'year' },
  sample: {
    year: 1963,
    title: { kz: 'Институт ашылды', ru: 'Открыт институт', en: 'The institute opens' },
    desc: {
      kz: '<p>Алматыда халық шаруашылығы институты алғашқы студенттерін қабылдады.</p>',
      ru: '<p>Институт народного хозяйства в Алма-Ате принял первых студентов.</p>',
      en: '<p>The Institute of National Economy in Almaty admitted its first students.</p>',
    },
  },
})
