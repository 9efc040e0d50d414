import { address } from '../fields/address.ts'
import { department } from '../fields/department.ts'
import { document1 } from '../fields/document1.ts'
import { document3 } from '../fields/document3.ts'
import { language } from '../fields/language.ts'
import { type } from '../fields/type.ts'
import { archiveFields, archiveYears } from './archive.ts'
import { documentField, form, formField } from './form.ts'
import { actions } from './words.ts'

/** An application for a certificate from the archive. */
export const archiveInfo = form({
  name: 'archive-info',
  title: { kz: 'Мұрағаттан анықтама алуға өтініш', ru: 'Заявление на архивную справку', en: 'Archive certificate request' },
  action: actions.request,
  endpoint: 'application-services/archive-info',
  retentionDays: 180,
  answerDays: 7,
  years: archiveYears,
  fields: [
    ...archiveFields,
    formField(department, { in: 'data' }),
    formField(type, { in: 'data' }),
    formField(language, { in: 'data' }),
    formField(address, { in: 'data' }),
    documentField(document1, 'document'),
    documentField(document3, 'scan_diploma'),
  ],
})
