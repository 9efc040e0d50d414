import type { Outcome } from './outcome.ts'
import type { StatusResult } from './request-status.ts'

/** What a page tells whoever sent something to it: what became of a form, or how an earlier one stands. */
export type PostResult = { outcome: Outcome } | { standing: StatusResult }
