import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { moment } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** An online class of the library; after it the recording stays. */
export const webinar = entity({
  kind: 'webinar',
  plural: 'webinars',
  label: { kz: 'Вебинарлар', ru: 'Вебинары', en: 'Webinars' },
  attributes: {
    title: text({ required: true }),
    date: moment({ required: true }),
    topic: reference('handbook', { among: { list: 'webinar-topics' } }),
    speaker: text(),
    lead: text({ max: 600 }),
    picture: picture(),
    url: url({ label: { kz: 'Қатысу сілтемесі', ru: 'Ссылка для участия', en: 'Link to join' } }),
    video_link: url({ label: { kz: 'Жазбаға сілтеме', ru: 'Ссылка на запись', en: 'Link to the recording' } }),
  },
  facets: { topic: { attribute: 'topic' } },
  order: { attribute: 'date', descending: true },
  search: { lead: ['lead', 'speaker'] },
  calls: { webinars: { shape: 'list', filters: ['topic'] } },
  sample: {
    title: { kz: 'Ғылыми дереккөздерді іздеу', ru: 'Поиск научных источников', en: 'Finding scholarly sources' },
    date: '2026-10-15T15:00:00+05:00',
    speaker: { kz: 'Гүлмира Тілеуова', ru: 'Гульмира Тлеуова', en: 'Gulmira Tleuova' },
    lead: {
      kz: 'Scopus пен Web of Science базаларында мақала табуды үйренеміз.',
      ru: 'Учимся находить статьи в базах Scopus и Web of Science.',
      en: 'Learn to find articles in Scopus and Web of Science.',
    },
    url: 'https://meet.example/library-sources',
  },
})
