import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type { Submission } from './read-submission.ts'

/** A submitted form with its page. */
export type SentForm = {
  form: FormName
  page: RegisteredPage
  /** The page's address without language, and the query it was sent to. */
  path: string
  query: URLSearchParams
  lang: Locale
  submission: Submission
  /** The sender's network address: for the guard, never stored. */
  address: string
  requestId: string
}
