import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { placeLabel } from './place-label.ts'
import type { Values } from './values.ts'

/** What is wrong with an entry where no field is next to it: each problem with the name of its place. */
export const placeProblems = (
  attributes: Attributes,
  problems: Readonly<Record<string, string>>,
  values: Values,
  lang: Locale,
): readonly string[] => Object.entries(problems).map(([path, problem]) => `${placeLabel(attributes, path, values, lang)}: ${problem}`)
