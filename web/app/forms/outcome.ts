import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import type { ReceiptWords } from '../i18n/.server/receipt.ts'

/** What was filled in under a label; a day as machines write it, `2026-12-31`. */
type ReceiptLine = { label: string; value: string } | { label: string; day: string }

/** The day and the hour that a visitor chose, and where the office is. */
export type ReceiptVisit = { day: string; time: string | undefined; place: string | undefined }

/** What was sent, as the sender may keep it. */
export type Receipt = {
  /** What kind of request it was. */
  title: string
  /** The short code for asking after it. */
  code: string
  /** When it was stored. */
  at: string
  /** Whether it says how the sender can be reached: only they can be answered, and only they can ask after it. */
  isAnswerable: boolean
  /** The last working day of the promise; none where nothing is to be answered until admission opens. */
  answerBy?: string | undefined
  /** Asked to be reminded of the first day of admission. */
  isReminder: boolean
  /** Who handles it, where the contacts name somebody, and where to call. */
  office?: string | undefined
  phone?: string | undefined
  /** For when the visitor asked to come, and where to. */
  visit?: ReceiptVisit | undefined
  /** What was filled in, under its labels, in the language it was sent in. */
  lines: readonly ReceiptLine[]
  /** What the receipt says beside all that. */
  words: ReceiptWords
}

/** A piece of work that a browser has to do before it is believed: find a number that gives a hash its zeros. */
export type Puzzle = { text: string; bits: number }

/** Why nothing was stored although nothing was wrong with it. */
export type Failure = 'unreachable' | 'too_many' | 'too_large' | 'unreadable' | 'refused'

/** What became of a form that was sent. */
export type Outcome = { form: FormName } & (
  | { is: 'sent'; receipt: Receipt }
  | { is: 'wrong'; errors: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> }
  | { is: 'failed'; failure: Failure; values: Readonly<Record<string, string>>; puzzle?: Puzzle | undefined }
)

/** The names of what travels beside the fields of a form. */
export const hiddenFields = {
  form: 'form',
  /** Where the form stands: its page, for forms that are posted elsewhere. */
  page: 'page',
  lang: 'lang',
  /** Whom a question goes to, by number. */
  receiver: 'receiver',
  /** The campaign that led the visitor here, as its link says it. */
  utm: 'utm',
  /** One for every filled-in form: sent twice it is stored once. */
  key: 'key',
  /** The wording of the consent that stood beside the form. */
  consent: 'consent',
  /** How long the visitor has been here, in milliseconds. */
  spent: 'spent',
  /** The solved puzzle. */
  puzzle: 'puzzle',
  solution: 'solution',
  /** No person sees it, or is told to leave it empty, so whoever fills it in is none. */
  honeypot: 'homepage',
} as const
