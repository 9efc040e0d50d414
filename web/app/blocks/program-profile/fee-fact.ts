import type { Dictionary } from '../../i18n/dictionary.ts'
import { amountOf } from '../../kit/amount.ts'

/** What a year of a program costs, which applicants ask for first; nothing where it is not said. */
export const feeFact = (fee: number | null, { kit: { facts, thousands, tenge } }: Dictionary) =>
  fee ? { title: facts.fee, value: tenge(amountOf(fee, thousands)) } : undefined
