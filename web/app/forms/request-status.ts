import type { RequestStatus } from '@narkhoz/contract/answers.ts'

/** Field names of a status query. */
export const asking = { code: 'code', contact: 'contact' } as const

/** The input and result of a status query; a wrong code and a wrong contact are not distinguished. */
export type StatusResult = { code: string; contact: string } & (
  | {
      is: 'found'
      /** `waiting` says that the mail with the answer has not left yet. */
      status: RequestStatus['status'] | NonNullable<RequestStatus['reply']>
      title: string
      at: string
      /** The last working day of the promised answer, while it is pending, and whether it has passed. */
      answerBy: string | undefined
      isLate: boolean
      /** A request for a reminder of the first day of admission, which is not answered before it. */
      isReminder: boolean
      form: RequestStatus['form']
      /** The page whose office handles it, by its path, where that is no office of the contacts. */
      page: string | undefined
    }
  | { is: 'blank' | 'missing' | 'unreachable' }
  /** Retry-After in seconds, if the service sent it. */
  | { is: 'too_many'; comeAgain?: string | undefined }
)
