import * as v from 'valibot'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** The heading of neighbouring links in a long sub-menu. A service that does not know it omits it. */
const group = {
  ...text({ max: 80, label: { kz: 'Топтың атауы', ru: 'Заголовок группы', en: 'Group heading' } }),
  answer: v.optional(v.nullable(v.string()), null),
}

/** The two menus of the site; an item without an address only opens its sub-menu. */
export const menu = entity({
  kind: 'menu',
  plural: 'menus',
  label: { kz: 'Мәзірлер', ru: 'Меню', en: 'Menus' },
  slug: ['header', 'footer'],
  permanent: true,
  attributes: {
    title: text({ required: true }),
    items: list(
      {
        title: text({ required: true, max: 80 }),
        url: url(),
        desc: text({ max: 200 }),
        children: list(
          { title: text({ required: true, max: 120 }), url: url({ required: true }), desc: text({ max: 200 }), group },
          { most: 30 },
        ),
      },
      { required: true, most: 12 },
    ),
  },
  calls: { 'menus/{slug}': { shape: 'item' } },
  sample: {
    title: { kz: 'Негізгі мәзір', ru: 'Главное меню', en: 'Main menu' },
    items: [
      {
        title: { kz: 'Білім беру', ru: 'Образование', en: 'Education' },
        desc: {
          kz: 'Бағдарламаны таңдап, құжат тапсырыңыз',
          ru: 'Выберите программу и подайте документы',
          en: 'Choose a programme and apply',
        },
        children: [
          {
            title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' },
            url: '/education/bachelor',
            group: { kz: 'Білім деңгейлері', ru: 'Уровни обучения', en: 'Levels of study' },
          },
          { title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' }, url: '/education/master' },
        ],
      },
      { title: { kz: 'Жаңалықтар', ru: 'Новости', en: 'News' }, url: '/news' },
    ],
  },
})
