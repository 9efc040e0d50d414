import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import type { ReceiptWords } from '../i18n/.server/receipt.ts'

/** A submitted value with its label; a day in ISO format, `2026-12-31`. */
type ReceiptLine = { label: string; value: string } | { label: string; day: string }

/** The day and the hour that a visitor chose, and where the office is. */
export type ReceiptVisit = { day: string; time: string | undefined; place: string | undefined }

/** The receipt of a submission, for the sender to keep. */
export type Receipt = {
  /** What kind of request it was. */
  title: string
  /** The short code for the status page. */
  code: string
  /** When it was stored. */
  at: string
  /** Whether it has a contact: only then it can be answered, and its status queried. */
  isAnswerable: boolean
  /** The last working day of the promise; none where nothing is to be answered until admission opens. */
  answerBy?: string | undefined
  /** A request for a reminder of the first day of admission. */
  isReminder: boolean
  /** The office that handles it, if the contacts name one, and its phone. */
  office?: string | undefined
  phone?: string | undefined
  /** The time and place of a booked visit. */
  visit?: ReceiptVisit | undefined
  /** The submitted values, with their labels, in the language of the form. */
  lines: readonly ReceiptLine[]
  /** Texts of the receipt. */
  words: ReceiptWords
}

/** A proof of work for the browser: find a number that gives a hash its leading zero bits. */
export type Puzzle = { text: string; bits: number }

/** Why nothing was stored although nothing was wrong with it. */
export type Failure = 'unreachable' | 'too_many' | 'too_large' | 'unreadable' | 'refused'

/** What became of a form that was sent. */
export type Outcome = { form: FormName } & (
  | { is: 'sent'; receipt: Receipt }
  | { is: 'wrong'; errors: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> }
  | { is: 'failed'; failure: Failure; values: Readonly<Record<string, string>>; puzzle?: Puzzle | undefined }
)

/** The names of a form's hidden fields. */
export const hiddenFields = {
  form: 'form',
  /** The page of the form, for forms that are posted elsewhere. */
  page: 'page',
  lang: 'lang',
  /** Whom a question goes to, by number. */
  receiver: 'receiver',
  /** The campaign that led the visitor here, as its link says it. */
  utm: 'utm',
  /** One for every filled-in form: sent twice it is stored once. */
  key: 'key',
  /** The wording of the consent shown with the form. */
  consent: 'consent',
  /** How long the visitor has been here, in milliseconds. */
  spent: 'spent',
  /** The solved puzzle. */
  puzzle: 'puzzle',
  solution: 'solution',
  /** Hidden from people, or labelled to be left empty, so only bots fill it in. */
  honeypot: 'homepage',
} as const
