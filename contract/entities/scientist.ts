import { picture } from '../attributes/media.ts'
import { reference, references } from '../attributes/relations.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice, number } from '../attributes/values.ts'
import { entity } from './entity.ts'
import { figures } from './figures.ts'

/** A researcher, with the projects and grants they work in. */
export const scientist = entity({
  kind: 'scientist',
  plural: 'scientists',
  label: { kz: 'Ғалымдар', ru: 'Учёные', en: 'Scientists' },
  heading: 'name',
  attributes: {
    name: text({ required: true }),
    post: text({ required: true }),
    degree: text(),
    photo: picture(),
    figure: choice(figures),
    school: reference('school'),
    interests: text({ max: 600 }),
    h_index: number({ most: 500 }),
    orcid: plain({ max: 19, pattern: /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/ }),
    url: url({ label: { kz: 'Ғылыми профилі', ru: 'Научный профиль', en: 'Research profile' } }),
    projects: references('project'),
    grants: references('science-grant', { label: { kz: 'Ғылыми гранттары', ru: 'Научные гранты', en: 'Research grants' } }),
  },
  facets: { project: { attribute: 'projects' }, grant: { attribute: 'grants' } },
  search: { lead: ['post', 'degree'], body: ['interests'], weight: 2, isName: true },
  calls: { scientists: { shape: 'list', filters: ['project', 'grant'] } },
  sample: {
    name: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    post: { kz: 'Жетекші ғылыми қызметкер', ru: 'Ведущий научный сотрудник', en: 'Leading researcher' },
    degree: { kz: 'экономика ғылымдарының кандидаты', ru: 'кандидат экономических наук', en: 'Candidate of Economic Sciences' },
    figure: 'man',
    interests: {
      kz: 'Қала экономикасы, көлік, ашық деректер',
      ru: 'Экономика города, транспорт, открытые данные',
      en: 'Urban economics, transport, open data',
    },
    h_index: 11,
    orcid: '0000-0002-1825-0097',
  },
})
