import * as v from 'valibot'
import type { Option } from '../attributes/attribute.ts'
import type { Labels } from '../locales.ts'

/** Where the options of a select come from: entries of a kind (a handbook's list among them), or a fixed list. */
export type Source = { kind: string; list?: string } | { fixed: readonly Option[] }

/** What a visitor fills in: rule, wire name, words and samples, the same for browser, site and service. */
export type Field = {
  name: string
  /** The name it is sent under; a form may send it under another. */
  wire: string
  label: Labels
  hint?: Labels
  control: 'text' | 'email' | 'tel' | 'textarea' | 'date' | 'time' | 'file' | 'select'
  autocomplete?: string
  inputMode?: 'numeric' | 'email' | 'tel'
  source?: Source
  rule: v.GenericSchema<string, string>
  /** Longest accepted input, in characters. */
  max: number
  /** Said when nothing was filled in. */
  missing: Labels
  /** Said when what was filled in breaks the rule. */
  invalid: Labels
  samples: { good: readonly string[]; bad: readonly string[] }
}

/** Said when an input is longer than its field takes. */
export const tooLong = (max: number): Labels => ({
  kz: `Ең көбі ${max} таңба.`,
  ru: `Не больше ${max} знаков.`,
  en: `At most ${max} characters.`,
})

/** Declares a field; the upper limit is checked before its own rule, so that no pattern ever sees a long input. */
export const field = <const N extends string>(
  declared: Omit<Field, 'name' | 'rule' | 'wire'> & {
    name: N
    wire?: string
    rule?: (text: v.GenericSchema<string, string>) => v.GenericSchema<string, string>
  },
) => {
  const text = v.pipe(v.string(), v.maxLength(declared.max), v.trim(), v.minLength(1))
  return { ...declared, wire: declared.wire ?? declared.name, rule: declared.rule ? declared.rule(text) : text } satisfies Field
}

/** What is wrong with an input, in three languages, or nothing. */
export const judge = ({ rule, max, missing, invalid }: Field, value: unknown): Labels | undefined => {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return missing
  if (typeof value === 'string' && value.length > max) return tooLong(max)
  return v.is(rule, value) ? undefined : invalid
}
