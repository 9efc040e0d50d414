import { document2 } from '../fields/document2.ts'
import type { Field } from '../fields/field.ts'
import { message } from '../fields/message.ts'
import { archiveFields, archiveYears } from './archive.ts'
import { documentField, form, formField } from './form.ts'

const story: Field = {
  ...message,
  label: { kz: 'Сіздің жетістік жолыңыз', ru: 'Ваша история', en: 'Your story' },
  missing: { kz: 'Жетістік жолыңызды жазыңыз.', ru: 'Напишите свою историю.', en: 'Write your story.' },
}

/** A graduate's story of success, with a picture or a paper. */
export const successStory = form({
  name: 'success-story',
  title: { kz: 'Түлектің жетістік жолы', ru: 'История успеха выпускника', en: 'Alumni success story' },
  action: { kz: 'Бөлісу', ru: 'Поделиться историей', en: 'Share the story' },
  endpoint: 'application-services/success-story',
  retentionDays: 365,
  answerDays: 5,
  years: archiveYears,
  fields: [...archiveFields, formField(story, { in: 'data' }), documentField(document2, 'file')],
})
