import type { Option } from '../attributes/attribute.ts'
import { references } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { choice, flag } from '../attributes/values.ts'
import { entity } from './entity.ts'

const lists = [
  { value: 'direction', label: { kz: 'Бағыттар', ru: 'Направления', en: 'Areas' } },
  { value: 'service', label: { kz: 'Қызмет түрлері', ru: 'Услуги', en: 'Services' } },
  { value: 'grant-types', label: { kz: 'Грант түрлері', ru: 'Типы грантов', en: 'Types of grants' } },
  { value: 'webinar-topics', label: { kz: 'Вебинар тақырыптары', ru: 'Темы вебинаров', en: 'Webinar topics' } },
  { value: 'recipient-methods', label: { kz: 'Кітапты алу тәсілдері', ru: 'Способы получения книги', en: 'Ways to receive a book' } },
  { value: 'root-issues', label: { kz: 'Өтініш себептері', ru: 'Причины обращения', en: 'Reasons for an appointment' } },
  { value: 'year-procedure', label: { kz: 'Рәсім жылдары', ru: 'Годы процедуры', en: 'Years of the procedure' } },
  { value: 'university-groups', label: { kz: 'Университет топтары', ru: 'Группы университетов', en: 'Groups of universities' } },
  { value: 'employee-groups', label: { kz: 'Қызметкер топтары', ru: 'Группы сотрудников', en: 'Groups of staff' } },
  { value: 'volunteer-groups', label: { kz: 'Волонтер топтары', ru: 'Группы волонтёров', en: 'Groups of volunteers' } },
  { value: 'languages', label: { kz: 'Анықтама тілдері', ru: 'Языки справок', en: 'Languages of certificates' } },
  { value: 'departments', label: { kz: 'Бөлімдер', ru: 'Отделения', en: 'Departments' } },
  { value: 'reference-types', label: { kz: 'Анықтама түрлері', ru: 'Типы справок', en: 'Types of certificates' } },
  { value: 'student-courses', label: { kz: 'Курстар', ru: 'Курсы обучения', en: 'Years of study' } },
] as const satisfies readonly Option[]

/** The names of all handbooks, each a list of short values that forms and filters offer. */
export const handbookLists = lists.map(({ value }) => value)

/** One value of a handbook. */
export const handbook = entity({
  kind: 'handbook',
  plural: 'handbooks',
  label: { kz: 'Анықтамалықтар', ru: 'Справочники', en: 'Reference lists' },
  slug: true,
  attributes: {
    title: text({ required: true }),
    list: choice(lists, { required: true }),
    desc: text({ max: 600 }),
    centers: references('page', {
      among: { type: 'center' },
      label: {
        kz: 'Қай орталықтарда ұсынылады (бос болса, бәрінде)',
        ru: 'В каких центрах предлагается (если пусто, во всех)',
        en: 'Which centres offer it (all of them where none is named)',
      },
    }),
    no_address: flag({
      label: {
        kz: 'Мекенжай қажет емес (кітапты алу тәсілі)',
        ru: 'Адрес не нужен (способ получения книги)',
        en: 'No address is needed (way to receive a book)',
      },
    }),
  },
  facets: { list: { attribute: 'list' } },
  calls: { 'handbooks/{list}': { shape: 'list' } },
  sample: {
    title: { kz: 'Стратегиялық даму', ru: 'Стратегическое развитие', en: 'Strategic development' },
    list: 'direction',
  },
})
