import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { choice, number } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** What students of the university won at an olympiad. */
export const olympiadResult = entity({
  kind: 'olympiad-result',
  plural: 'olympiad-results',
  label: { kz: 'Олимпиада нәтижелері', ru: 'Результаты олимпиад', en: 'Olympiad results' },
  attributes: {
    title: text({ required: true, label: { kz: 'Олимпиада', ru: 'Олимпиада', en: 'Olympiad' } }),
    subject: text(),
    level: choice([
      { value: 'university', label: { kz: 'Университеттік', ru: 'Университетская', en: 'University' } },
      { value: 'national', label: { kz: 'Республикалық', ru: 'Республиканская', en: 'National' } },
      { value: 'international', label: { kz: 'Халықаралық', ru: 'Международная', en: 'International' } },
    ]),
    award: choice(
      [
        { value: 'grand-prix', label: { kz: 'Бас жүлде', ru: 'Гран-при', en: 'Grand prix' } },
        { value: 'first', label: { kz: 'I орын', ru: 'I место', en: 'First place' } },
        { value: 'second', label: { kz: 'II орын', ru: 'II место', en: 'Second place' } },
        { value: 'third', label: { kz: 'III орын', ru: 'III место', en: 'Third place' } },
        { value: 'diploma', label: { kz: 'Диплом', ru: 'Диплом', en: 'Diploma' } },
      ],
      { required: true },
    ),
    year: number({ required: true, least: 1963, most: 2100 }),
    participants: text({ required: true, max: 600 }),
    head: text(),
    school: reference('school'),
    city: text(),
    picture: picture(),
  },
  order: { attribute: 'year', descending: true },
  search: { lead: ['participants', 'subject'] },
  sample: {
    title: {
      kz: 'Студенттердің республикалық пән олимпиадасы',
      ru: 'Республиканская предметная студенческая олимпиада',
      en: 'National Student Subject Olympiad',
    },
    subject: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
    level: 'national',
    award: 'first',
    year: 2026,
    participants: { kz: 'Камила Рысбек, Тимур Ахметов', ru: 'Камила Рысбек, Тимур Ахметов', en: 'Kamila Rysbek, Timur Akhmetov' },
    head: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    city: { kz: 'Астана', ru: 'Астана', en: 'Astana' },
  },
})
