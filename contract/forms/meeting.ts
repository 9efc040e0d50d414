import { city } from '../fields/city.ts'
import { date } from '../fields/date.ts'
import { archiveFields, archiveYears } from './archive.ts'
import { form, formField } from './form.ts'
import { universityHours } from './visit.ts'
import { actions } from './words.ts'

/** A graduate's request for a meeting of alumni. */
export const meeting = form({
  name: 'meeting',
  title: { kz: 'Түлектер кездесуіне өтінім', ru: 'Заявка на встречу выпускников', en: 'Alumni meeting request' },
  action: actions.apply,
  endpoint: 'application-services/meeting',
  retentionDays: 365,
  answerDays: 3,
  years: archiveYears,
  fields: [...archiveFields, formField(city, { in: 'data' }), formField(date, { in: 'data' })],
  visit: { date: date.name, hours: universityHours },
})
