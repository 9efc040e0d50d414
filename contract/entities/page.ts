import { pagePath } from '../attributes/page-path.ts'
import { plain, text } from '../attributes/text.ts'
import { choice } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** A page that is nothing but a page; its slug is the prefix of its block groups, its path where visitors find it. */
export const page = pageEntity({
  kind: 'page',
  plural: 'pages',
  label: { kz: 'Беттер', ru: 'Страницы', en: 'Pages' },
  slug: true,
  page: { type: 'static' },
  attributes: {
    title: text({ required: true }),
    path: plain({ required: true, max: 200, pattern: pagePath }),
    type: choice(
      [
        { value: 'static', label: { kz: 'Қарапайым бет', ru: 'Обычная страница', en: 'Static page' } },
        { value: 'education', label: { kz: 'Білім беру', ru: 'Образование', en: 'Education' } },
        { value: 'student-life', label: { kz: 'Студенттік өмір', ru: 'Студенческая жизнь', en: 'Student life' } },
        { value: 'center', label: { kz: 'Орталық', ru: 'Центр', en: 'Centre' } },
        { value: 'science', label: { kz: 'Ғылым', ru: 'Наука', en: 'Science' } },
        { value: 'business-advice', label: { kz: 'Бизнеске кеңес', ru: 'Консультации для бизнеса', en: 'Business advice' } },
      ],
      { required: true },
    ),
  },
  facets: { path: { attribute: 'path' }, type: { attribute: 'type' } },
  search: { weight: 3 },
  calls: { pages: { shape: 'list', paged: true } },
  sample: {
    title: { kz: 'Миссия және құндылықтар', ru: 'Миссия и ценности', en: 'Mission and values' },
    path: 'mission-and-values',
    type: 'static',
  },
})
