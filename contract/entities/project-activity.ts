import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { day } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** Something done within a project; visitors reach it from the project. */
export const projectActivity = entity({
  kind: 'project-activity',
  plural: 'project-activities',
  label: { kz: 'Жоба шаралары', ru: 'Мероприятия проектов', en: 'Project activities' },
  slug: true,
  attributes: {
    title: text({ required: true }),
    project: reference('project', { required: true }),
    date: day({ required: true }),
    lead: text({ required: true, max: 600 }),
    picture: picture(),
    body: richText({ required: true, detail: true }),
  },
  facets: { project: { attribute: 'project' } },
  order: { attribute: 'date', descending: true },
  search: { lead: ['lead'], body: ['body'], weight: 0.5 },
  calls: {
    'project-activities': { shape: 'list' },
    'projects/{project}/activities': { shape: 'list' },
    'projects/{project}/activities/{slug}': { shape: 'item' },
  },
  sample: {
    title: { kz: 'Жолаушылармен сұхбат', ru: 'Интервью с пассажирами', en: 'Interviews with passengers' },
    project: 1,
    date: '2026-04-18',
    lead: {
      kz: 'Студенттер он аялдамада 400 жолаушымен сөйлесті.',
      ru: 'Студенты поговорили с 400 пассажирами на десяти остановках.',
      en: 'Students talked to 400 passengers at ten stops.',
    },
    body: {
      kz: '<p>Сұхбат нәтижелері жаңа бағыттардың сызбасына енді.</p>',
      ru: '<p>Результаты интервью вошли в схему новых маршрутов.</p>',
      en: '<p>What they heard went into the plan of the new routes.</p>',
    },
  },
})
