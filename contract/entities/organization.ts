import { picture } from '../attributes/media.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** An organisation run by students. */
export const organization = entity({
  kind: 'organization',
  plural: 'organizations',
  label: { kz: 'Студенттік ұйымдар', ru: 'Студенческие организации', en: 'Student organisations' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    head: text(),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    email: plain({ max: 254 }),
    url: url(),
  },
  search: { lead: ['lead', 'head'], body: ['desc'], weight: 1.5 },
  sample: {
    title: { kz: 'Дебат клубы', ru: 'Дебатный клуб', en: 'Debate club' },
    lead: {
      kz: 'Үш тілде пікірталас өткізіп, турнирлерге қатысамыз.',
      ru: 'Проводим дебаты на трёх языках и ездим на турниры.',
      en: 'We debate in three languages and travel to tournaments.',
    },
    head: { kz: 'Тимур Ахметов', ru: 'Тимур Ахметов', en: 'Timur Akhmetov' },
    email: 'debate@university.example',
  },
})
