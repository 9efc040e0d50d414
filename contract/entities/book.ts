import { picture } from '../attributes/media.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice, flag, number } from '../attributes/values.ts'
import { entity } from './entity.ts'
import { teachingLanguages } from './teaching-languages.ts'

/** A book of the library that visitors may order. */
export const book = entity({
  kind: 'book',
  plural: 'books',
  label: { kz: 'Кітаптар', ru: 'Книги', en: 'Books' },
  attributes: {
    title: text({ required: true }),
    author: text({ required: true }),
    year: number({ least: 1500, most: 2100, label: { kz: 'Шыққан жылы', ru: 'Год издания', en: 'Year of publication' } }),
    publisher: text(),
    isbn: plain({ max: 17, pattern: /^[\d-]{9,16}[\dX]$/ }),
    topic: text(),
    language: choice(teachingLanguages),
    available: flag(),
    desc: richText({ max: 5000 }),
    picture: picture({ label: { kz: 'Мұқабасы', ru: 'Обложка', en: 'Cover' } }),
    url: url({ label: { kz: 'Электрондық нұсқасы', ru: 'Электронная версия', en: 'Electronic version' } }),
  },
  search: { lead: ['author', 'isbn', 'topic'], body: ['desc'] },
  sample: {
    title: { kz: 'Қаржы талдауының негіздері', ru: 'Основы финансового анализа', en: 'Foundations of Financial Analysis' },
    author: { kz: 'С. Мусин, А. Нұрланова', ru: 'С. Мусин, А. Нурланова', en: 'S. Musin, A. Nurlanova' },
    year: 2024,
    publisher: { kz: 'Нархоз баспасы', ru: 'Издательство Нархоз', en: 'Narxoz Press' },
    isbn: '978-601-00-0000-5',
    topic: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
    language: 'kz',
    available: true,
    desc: {
      kz: '<p>Қазақстан компанияларының есептеріне негізделген оқулық.</p>',
      ru: '<p>Учебник на отчётности казахстанских компаний.</p>',
      en: '<p>A textbook built on the reports of Kazakhstani companies.</p>',
    },
  },
})
