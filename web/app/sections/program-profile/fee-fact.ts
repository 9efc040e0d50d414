import { amountOf } from '../../format/amount.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'

/** What a year of a program costs, which applicants ask for first, with the way to what can be paid how; nothing where it is not said. */
export const feeFact = (fee: number | null, { kit: { facts, thousands, tenge } }: Dictionary, pay: string) =>
  fee ? { title: facts.fee, value: tenge(amountOf(fee, thousands)), more: { to: '/edu-finance', text: pay } } : undefined
