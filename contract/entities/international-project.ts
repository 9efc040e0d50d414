import { picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** A project that the university carries out together with partners abroad. */
export const internationalProject = entity({
  kind: 'international-project',
  plural: 'international-projects',
  label: { kz: 'Халықаралық жобалар', ru: 'Международные проекты', en: 'International projects' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    funder: text(),
    partners: text({ max: 600 }),
    period: text(),
    head: text(),
    picture: picture(),
    desc: richText({ max: 10_000 }),
    url: url(),
  },
  search: { lead: ['lead', 'funder', 'partners'], body: ['desc'] },
  sample: {
    title: { kz: 'Орталық Азиядағы жасыл қаржы', ru: 'Зелёные финансы в Центральной Азии', en: 'Green Finance in Central Asia' },
    lead: {
      kz: 'Төрт елдің университеттері ортақ магистрлік курс әзірлейді.',
      ru: 'Университеты четырёх стран создают общий магистерский курс.',
      en: 'Universities of four countries create a common master’s course.',
    },
    funder: { kz: 'Erasmus+ бағдарламасы', ru: 'Программа Erasmus+', en: 'Erasmus+ programme' },
    partners: {
      kz: 'Линдау, Нортпорт және Вальмон университеттері',
      ru: 'Университеты Линдау, Нортпорта и Вальмона',
      en: 'Universities of Lindau, Northport and Valmont',
    },
    period: { kz: '2025–2028 жж.', ru: '2025–2028 гг.', en: '2025–2028' },
  },
})
