import { picture } from '../attributes/media.ts'
import { reference, references } from '../attributes/relations.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { choice } from '../attributes/values.ts'
import { entity } from './entity.ts'
import { figures } from './figures.ts'

/** An employee; groups decide which screens list them. */
export const employee = entity({
  kind: 'employee',
  plural: 'employees',
  label: { kz: 'Қызметкерлер', ru: 'Сотрудники', en: 'Staff' },
  heading: 'name',
  attributes: {
    name: text({ required: true }),
    post: text({ required: true }),
    degree: text(),
    photo: picture(),
    figure: choice(figures),
    email: plain({ max: 254 }),
    phone: plain({ max: 60 }),
    room: text({ max: 60 }),
    bio: richText({ max: 10_000 }),
    groups: references('handbook', { among: { list: 'employee-groups' } }),
    school: reference('school'),
    center: reference('page', { among: { type: 'center' } }),
  },
  facets: { group: { attribute: 'groups' }, school: { attribute: 'school' }, center: { attribute: 'center' } },
  search: { lead: ['post', 'degree'], body: ['bio'], weight: 2.5, isName: true },
  calls: {
    'employees/group/{group}': { shape: 'list', filters: ['school'] },
    'employees/{group}': { shape: 'list', filters: ['school', 'center'] },
  },
  sample: {
    name: { kz: 'Айдана Сейтқали', ru: 'Айдана Сейткали', en: 'Aidana Seitkali' },
    post: {
      kz: 'Цифрлық технологиялар мектебінің деканы',
      ru: 'Декан Школы цифровых технологий',
      en: 'Dean of the School of Digital Technologies',
    },
    degree: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'PhD' },
    figure: 'woman',
    email: 'a.seitkali@university.example',
    phone: '+7 (727) 000-00-10',
    room: { kz: '312-кабинет', ru: 'кабинет 312', en: 'room 312' },
    bio: {
      kz: '<p>Деректер ғылымынан он бес жыл сабақ береді.</p>',
      ru: '<p>Пятнадцать лет преподаёт науку о данных.</p>',
      en: '<p>Has taught data science for fifteen years.</p>',
    },
  },
})
