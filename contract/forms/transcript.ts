import { address } from '../fields/address.ts'
import { document1 } from '../fields/document1.ts'
import { archiveFields, archiveYears } from './archive.ts'
import { documentField, form, formField } from './form.ts'
import { actions } from './words.ts'

/** An application for a transcript. */
export const transcript = form({
  name: 'transcript',
  title: { kz: 'Транскрипт алуға өтініш', ru: 'Заявление на транскрипт', en: 'Transcript request' },
  action: actions.request,
  endpoint: 'application-services/transcript',
  retentionDays: 180,
  answerDays: 3,
  years: archiveYears,
  fields: [...archiveFields, formField(address, { in: 'data' }), documentField(document1, 'document')],
})
