import { picture } from '../attributes/media.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** A sports club that students may join. */
export const sportsClub = entity({
  kind: 'sports-club',
  plural: 'sports-clubs',
  label: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    coach: text(),
    schedule: text({ max: 600 }),
    place: text(),
    picture: picture(),
    phone: plain({ max: 60 }),
    url: url(),
  },
  search: { lead: ['lead', 'coach'], weight: 1.5 },
  sample: {
    title: { kz: 'Волейбол клубы', ru: 'Волейбольный клуб', en: 'Volleyball club' },
    lead: {
      kz: 'Қыздар мен жігіттер командасы қалалық лигада ойнайды.',
      ru: 'Женская и мужская команды играют в городской лиге.',
      en: 'The women’s and men’s teams play in the city league.',
    },
    coach: { kz: 'Марат Омаров', ru: 'Марат Омаров', en: 'Marat Omarov' },
    schedule: { kz: 'Сс, Бс 18:00–20:00', ru: 'Вт, Чт 18:00–20:00', en: 'Tue, Thu 18:00–20:00' },
    place: { kz: 'Спорт залы, 2-корпус', ru: 'Спортзал, корпус 2', en: 'Sports hall, building 2' },
  },
})
