import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { choice, number } from '../attributes/values.ts'
import { entity } from './entity.ts'
import { figures } from './figures.ts'

/** A student who volunteers, and their story. */
export const volunteer = entity({
  kind: 'volunteer',
  plural: 'volunteers',
  label: { kz: 'Волонтерлер', ru: 'Волонтёры', en: 'Volunteers' },
  heading: 'name',
  attributes: {
    name: text({ required: true }),
    group: reference('handbook', { among: { list: 'volunteer-groups' } }),
    school: reference('school'),
    hours: number({ most: 100_000, label: { kz: 'Волонтерлік сағаты', ru: 'Часы волонтёрства', en: 'Hours volunteered' } }),
    story: text({ max: 1500 }),
    photo: picture(),
    figure: choice(figures),
  },
  facets: { group: { attribute: 'group' } },
  search: { body: ['story'], isName: true },
  calls: { volunteers: { shape: 'list', filters: ['group'] } },
  sample: {
    name: { kz: 'Камила Рысбек', ru: 'Камила Рысбек', en: 'Kamila Rysbek' },
    hours: 120,
    story: {
      kz: 'Жексенбі сайын қарттар үйінде компьютерлік сауаттылықты үйретемін.',
      ru: 'Каждое воскресенье учу компьютерной грамоте в доме престарелых.',
      en: 'Every Sunday I teach computer skills in a home for the elderly.',
    },
    figure: 'woman',
  },
})
