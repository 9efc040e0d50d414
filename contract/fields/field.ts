import * as v from 'valibot'
import type { Option } from '../attributes/attribute.ts'
import type { Labels } from '../locales.ts'
import { line, lines } from './characters.ts'
import { isChosenFile, wrongWithFile } from './chosen-file.ts'

/** Handbooks whose entries are options of a select. */
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

/** A form field: rule, wire name, words and samples, the same for browser, site and service. */
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
  /** The message when the value breaks the rule. */
  invalid: Labels
  samples: { good: readonly [string, ...string[]]; bad: readonly [string, ...string[]] }
}

/** Adds a field's own conditions to the text it starts from. */
export type Refinement = (text: v.GenericSchema<string, string>) => v.GenericSchema<string, string>

/** The declaration of a field; its wire name defaults to its own name. */
export type FieldOptions<N extends string> = Omit<Field<N>, 'rule' | 'wire'> & { wire?: string; rule?: Refinement }

/** Said when an input is longer than its field takes. */
export const tooLong = (max: number): Labels => ({
  kz: `Ең көбі ${max} таңба.`,
  ru: `Не больше ${max} знаков.`,
  en: `At most ${max} characters.`,
})

/** Declares a field: bounded, free of control characters, trimmed, not empty, and then validated by its own rule. */
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

/** Whether a visitor left an input empty; browsers send an empty file input as a file without a name. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isChosenFile(value) && value.name === '' && value.size === 0)

/**
 * Validates an input; returns the message in three languages, or undefined. `rule` replaces the field's own where a form declares
 * another.
 */
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
