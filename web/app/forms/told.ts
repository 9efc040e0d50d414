import type { Outcome } from './outcome.ts'
import type { Standing } from './standing.ts'

/** What a page tells whoever sent something to it: what became of a form, or how an earlier one stands. */
export type Told = { outcome: Outcome } | { standing: Standing }
