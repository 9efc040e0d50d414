import type { RequestStatus } from '@narkhoz/contract/answers.ts'

/** The names of what a visitor fills in to ask how a request stands. */
export const asking = { code: 'code', contact: 'contact' } as const

/** What a visitor filled in, and what they are told of it; a wrong code and a wrong contact are told alike. */
export type Standing = { code: string; contact: string } & (
  | { is: 'found'; status: RequestStatus['status']; title: string; at: string }
  | { is: 'blank' | 'missing' | 'unreachable' }
  /** For so many seconds, where the service said so. */
  | { is: 'too_many'; comeAgain?: string | undefined }
)
