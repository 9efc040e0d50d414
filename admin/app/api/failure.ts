import type { ErrorCode } from '@narkhoz/contract/errors.ts'

/** The service could not be reached. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('the service could not be reached', { cause })
  }
}

/** The service said no. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string
  /** Errors of fields, in the language of the screens. */
  readonly fields: Readonly<Record<string, string>>
  /** What came with the refusal: the newest version of an entry, or who refers to it. */
  readonly data: unknown

  constructor({
    status,
    code,
    message,
    fields = {},
    data,
  }: {
    status: number
    code: string
    message: string
    fields?: Readonly<Record<string, string>> | undefined
    data?: unknown
  }) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.data = data
  }
}

const signedOut: ErrorCode = 'signed_out'

/** Whether the session has ended. */
export const isSignedOut = (failure: unknown) => failure instanceof RefusedError && failure.code === signedOut

/** What is wrong with some fields of a form, known before the service is asked. */
export const wrongFields = (fields: Readonly<Record<string, string>>) =>
  new RefusedError({ status: 422, code: 'invalid' satisfies ErrorCode, message: Object.values(fields).join(' '), fields })
