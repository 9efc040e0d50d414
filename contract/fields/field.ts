import * as v from 'valibot'
import type { Option } from '../attributes/attribute.ts'
import type { Labels } from '../locales.ts'
import { line, lines } from './characters.ts'
import { isChosenFile, wrongWithFile } from './chosen-file.ts'

/** The handbooks whose entries stand in a select. */
export type HandbookList =
  | 'departments'
  | 'direction'
  | 'languages'
  | 'recipient-methods'
  | 'reference-types'
  | 'root-issues'
  | 'service'
  | 'student-courses'

/** Where the options of a select come from: one handbook's list, all entries of a kind, or a fixed list. */
export type Source =
  | { kind: 'handbook'; list: HandbookList }
  | { kind: 'school' | 'book' | 'program'; list?: never }
  | { fixed: readonly [Option, ...Option[]] }

/** What a visitor fills in: rule, wire name, words and samples, the same for browser, site and service. */
export type Field<N extends string = string> = {
  name: N
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
  samples: { good: readonly [string, ...string[]]; bad: readonly [string, ...string[]] }
}

/** Adds a field's own conditions to the text it starts from. */
export type Refinement = (text: v.GenericSchema<string, string>) => v.GenericSchema<string, string>

/** What a field is declared with; it is sent under its own name unless it says otherwise. */
export type FieldOptions<N extends string> = Omit<Field<N>, 'rule' | 'wire'> & { wire?: string; rule?: Refinement }

/** Said when an input is longer than its field takes. */
export const tooLong = (max: number): Labels => ({
  kz: `Ең көбі ${max} таңба.`,
  ru: `Не больше ${max} знаков.`,
  en: `At most ${max} characters.`,
})

/** Declares a field: bounded, free of control characters, trimmed, not empty, and then whatever its own rule asks. */
export const field = <const N extends string>({ rule: refine, wire, ...declared }: FieldOptions<N>): Field<N> => {
  const characters = declared.control === 'textarea' ? lines : line
  const text = v.pipe(
    v.string(),
    v.maxLength(declared.max),
    v.check((value) => characters.test(value), 'must not hold control characters'),
    v.trim(),
    v.minLength(1),
  )
  // Without `abortPipeEarly` a pipe goes on after a failed length, and a pattern would run over a megabyte of input.
  return { ...declared, wire: wire ?? declared.name, rule: v.config(refine ? refine(text) : text, { abortPipeEarly: true }) }
}

/** Tells whether a visitor left an input empty; browsers send a file input without a file as one without a name. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isChosenFile(value) && value.name === '' && value.size === 0)

/** What is wrong with an input, in three languages, or nothing; `rule` stands in where a form sends the field by another. */
export const judge = (
  { control, rule: ownRule, max, missing, invalid }: Field,
  value: unknown,
  rule: v.GenericSchema = ownRule,
): Labels | undefined => {
  if (isBlank(value)) return missing
  if (typeof value === 'string' && value.length > max) return tooLong(max)
  if (control === 'file' && isChosenFile(value)) return wrongWithFile(value)
  return v.is(rule, value) ? undefined : invalid
}
