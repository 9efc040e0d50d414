import type { RequestStatus } from '@narkhoz/contract/answers.ts'

/** The names of what a visitor fills in to ask how a request stands. */
export const asking = { code: 'code', contact: 'contact' } as const

/** What a visitor filled in, and what they are told of it; a wrong code and a wrong contact are told alike. */
export type StatusResult = { code: string; contact: string } & (
  | {
      is: 'found'
      /** `waiting` says that the mail with the answer has not left yet. */
      status: RequestStatus['status'] | NonNullable<RequestStatus['reply']>
      title: string
      at: string
      /** The last working day of the promise, where one was given and there is no answer yet, and whether it has passed. */
      answerBy: string | undefined
      isLate: boolean
      /** Asked to be reminded of the first day of admission: nobody answers before it. */
      isReminder: boolean
      form: RequestStatus['form']
      /** The page whose office handles it, by its path, where that is no office of the contacts. */
      page: string | undefined
    }
  | { is: 'blank' | 'missing' | 'unreachable' }
  /** For so many seconds, where the service said so. */
  | { is: 'too_many'; comeAgain?: string | undefined }
)
