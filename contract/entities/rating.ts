import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { number } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A place in a ranking, of the university or of one of its programs. */
export const rating = entity({
  kind: 'rating',
  plural: 'ratings',
  label: { kz: 'Рейтингтер', ru: 'Рейтинги', en: 'Rankings' },
  attributes: {
    title: text({
      required: true,
      label: { kz: 'Нысаны (университет не бағдарлама)', ru: 'Объект (вуз или программа)', en: 'Subject (university or programme)' },
    }),
    // The ranked school; null where the university itself is ranked.
    school: reference('school'),
    agency: text({ required: true }),
    rank: plain({ required: true, max: 30 }),
    year: number({ required: true, least: 1963, most: 2100 }),
    lead: text({ max: 600 }),
    picture: picture({ label: { kz: 'Логотип', ru: 'Логотип', en: 'Logo' } }),
    url: url(),
  },
  facets: { school: { attribute: 'school' } },
  order: { attribute: 'year', descending: true },
  search: { lead: ['agency'], body: ['lead'] },
  calls: { ratings: { shape: 'list', paged: true, filters: ['school'] } },
  sample: {
    title: { kz: 'Ақпараттық жүйелер', ru: 'Информационные системы', en: 'Information Systems' },
    agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National ranking of programmes' },
    rank: '1',
    year: 2026,
  },
})
