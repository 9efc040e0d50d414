import { direction } from '../fields/direction.ts'
import { service as serviceField } from '../fields/service.ts'
import { form, formField } from './form.ts'
import { actions } from './words.ts'

/** A request for a service of an area. */
export const service = form({
  name: 'service',
  title: { kz: 'Қызметке өтінім', ru: 'Заявка на услугу', en: 'Service request' },
  action: actions.send,
  endpoint: 'applications/service',
  retentionDays: 180,
  answerDays: 2,
  posts: true,
  fields: [formField(direction), formField(serviceField)],
})
