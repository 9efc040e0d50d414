import type { Outcome } from './outcome.ts'
import type { StatusResult } from './request-status.ts'

/** The result of a POST to a page: of a form, or of a status query. */
export type PostResult = { outcome: Outcome } | { standing: StatusResult }
