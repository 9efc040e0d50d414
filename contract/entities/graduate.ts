import { film, picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice, number } from '../attributes/values.ts'
import { entity } from './entity.ts'
import { figures } from './figures.ts'

/** A graduate and their career; with a video they are listed among the video stories. */
export const graduate = entity({
  kind: 'graduate',
  plural: 'graduates',
  label: { kz: 'Түлектер', ru: 'Выпускники', en: 'Graduates' },
  heading: 'name',
  attributes: {
    name: text({ required: true }),
    school: reference('school'),
    year: number({ least: 1963, most: 2100, label: { kz: 'Бітірген жылы', ru: 'Год выпуска', en: 'Year of graduation' } }),
    post: text(),
    company: text(),
    quote: text({ max: 1000 }),
    photo: picture(),
    figure: choice(figures),
    video: film(),
    video_link: url(),
  },
  facets: { school: { attribute: 'school' } },
  search: { lead: ['post', 'company'], body: ['quote'], isName: true, shownWith: ['video', 'video_link'] },
  calls: { graduates: { shape: 'list', filters: ['school'] } },
  sample: {
    name: { kz: 'Ерлан Жақыпов', ru: 'Ерлан Жакупов', en: 'Yerlan Zhakupov' },
    year: 2019,
    post: { kz: 'Қаржы директоры', ru: 'Финансовый директор', en: 'Chief financial officer' },
    company: { kz: '«Жібек Логистика»', ru: '«Жибек Логистика»', en: 'Zhibek Logistics' },
    quote: {
      kz: 'MBA маған компанияны сандар арқылы көруді үйретті.',
      ru: 'MBA научила меня видеть компанию через цифры.',
      en: 'The MBA taught me to see a company through its numbers.',
    },
    figure: 'man',
    video_link: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  },
})
