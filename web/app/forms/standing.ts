import type { RequestStatus } from '@narkhoz/contract/answers.ts'

/** The names of what a visitor fills in to ask how a request stands. */
export const asking = { code: 'code', contact: 'contact' } as const

/** What a visitor filled in, and what they are told of it; a wrong code and a wrong contact are told alike. */
export type Standing = { code: string; contact: string } & (
  | {
      is: 'found'
      status: RequestStatus['status']
      title: string
      at: string
      /** The last working day of the promise, and whether it has passed without an answer. */
      answerBy: string
      isLate: boolean
      /** Asked to be reminded of the first day of admission: nobody answers before it. */
      isReminder: boolean
      form: RequestStatus['form']
    }
  | { is: 'blank' | 'missing' | 'unreachable' }
  /** For so many seconds, where the service said so. */
  | { is: 'too_many'; comeAgain?: string | undefined }
)
