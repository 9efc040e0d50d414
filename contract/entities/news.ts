import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { flag, moment } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** A piece of news; its page is the entry itself. */
export const news = pageEntity({
  kind: 'news',
  plural: 'news',
  label: { kz: 'Жаңалықтар', ru: 'Новости', en: 'News' },
  slug: true,
  page: { type: 'news', address: '/news/{slug}' },
  attributes: {
    title: text({ required: true }),
    date: moment({ required: true }),
    school: reference('school'),
    lead: text({ max: 600, required: true }),
    picture: picture(),
    featured: flag({ later: true, label: { kz: 'Басты жаңалық', ru: 'Главная новость', en: 'Lead story' } }),
    body: richText({ required: true, detail: true }),
  },
  facets: {
    school: { attribute: 'school' },
    year: { attribute: 'date', part: 'year' },
    month: { attribute: 'date', part: 'month' },
  },
  listsUpdatedAt: true,
  order: { attribute: 'date', descending: true },
  search: { lead: ['lead'], body: ['body'], weight: 0.5 },
  calls: {
    news: { shape: 'list', paged: true, filters: ['school', 'year', 'month'], search: true },
    'latest-news': { shape: 'list', usual: 5 },
    'news-filters/{facet}': { shape: 'facets', facets: ['school', 'year', 'month'] },
  },
  sample: {
    title: { kz: 'Жаңа зертхана ашылды', ru: 'Открылась новая лаборатория', en: 'A new laboratory has opened' },
    date: '2026-09-01T10:00:00+05:00',
    lead: { kz: 'Студенттер деректермен жұмыс істейді.', ru: 'Студенты будут работать с данными.', en: 'Students will work with data.' },
    body: {
      kz: '<p>Зертхана қыркүйекте ашылды.</p>',
      ru: '<p>Лаборатория открылась в сентябре.</p>',
      en: '<p>The laboratory opened in September.</p>',
    },
  },
})
