import { amountOf } from '../../format/amount.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'

/** The yearly fee of a program, which applicants look for first, with a link to ways of payment; undefined if unknown. */
export const feeFact = (fee: number | null, { kit: { facts, thousands, tenge } }: Dictionary, pay: string) =>
  fee ? { title: facts.fee, value: tenge(amountOf(fee, thousands)), more: { to: '/edu-finance', text: pay } } : undefined
