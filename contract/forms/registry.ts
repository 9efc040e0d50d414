import { advisor } from './advisor.ts'
import { archiveInfo } from './archive-info.ts'
import { book } from './book.ts'
import { consultation } from './consultation.ts'
import type { Form } from './form.ts'
import { meeting } from './meeting.ts'
import { question } from './question.ts'
import { registration } from './registration.ts'
import { school } from './school.ts'
import { service } from './service.ts'
import { successStory } from './success-story.ts'
import { summerSchool } from './summer-school.ts'
import { transcript } from './transcript.ts'
import { vacancy } from './vacancy.ts'

/** Every form by its name. */
export const forms = {
  consultation,
  registration,
  book,
  'archive-info': archiveInfo,
  meeting,
  'success-story': successStory,
  transcript,
  question,
  vacancy,
  school,
  'summer-school': summerSchool,
  service,
  advisor,
} as const satisfies Record<string, Form>

/** The name of a form. */
export type FormName = keyof typeof forms
