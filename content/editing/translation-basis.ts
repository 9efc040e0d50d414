import { createHash } from 'node:crypto'
import { type TextState, type TranslatedLocale, translatedLocales } from '@narkhoz/contract/admin/entries.ts'
import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Basis } from '../storage/schema.ts'
import { type PlacedText, textsIn } from './texts.ts'

/** A translation and its Kazakh text, both by normalized content. */
type Pair = { key: string; kz: string }

/** The visible text and its link targets: other markup around the same words is no other text. */
const readable = (text: string) =>
  text
    .replace(/<a\s[^<>]*>/g, (tag) => ` ${/\shref="([^"]*)"/.exec(tag)?.[1] ?? ''} `)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const digest = (text: string) => createHash('sha256').update(readable(text)).digest('base64url').slice(0, 16)

const pairOf = ({ texts }: PlacedText, lang: TranslatedLocale): Pair | undefined => {
  const written = texts[lang]
  return written ? { key: `${lang} ${digest(written)}`, kz: texts.kz ? digest(texts.kz) : '' } : undefined
}

const pairsIn = (attributes: Attributes, values: UnknownRecord): Pair[] =>
  textsIn(attributes, values).flatMap((text) => translatedLocales.flatMap((lang) => pairOf(text, lang) ?? []))

const nameOf = ({ key, kz }: Pair) => `${key} ${kz}`

const countsOf = (pairs: readonly Pair[]) => {
  const counts = new Map<string, number>()
  for (const pair of pairs) counts.set(nameOf(pair), (counts.get(nameOf(pair)) ?? 0) + 1)
  return counts
}

/** How many pairs of each translation disappeared: their Kazakh text was changed or removed. */
const lostIn = (before: readonly Pair[], after: readonly Pair[]) => {
  const left = countsOf(after)
  const lost = new Map<string, number>()
  for (const pair of before) {
    const rest = left.get(nameOf(pair)) ?? 0
    if (rest > 0) left.set(nameOf(pair), rest - 1)
    else if (pair.kz) lost.set(pair.key, (lost.get(pair.key) ?? 0) + 1)
  }
  return lost
}

/** Whether a translation was written for its Kazakh text; true by default. */
const isRight = (basis: Basis, { key, kz }: Pair) => kz === '' || !(basis[key] && !basis[key].includes(kz))

/** Only entries that matter: translations that are current everywhere need none. */
const pruned = (basis: Basis, pairs: readonly Pair[]): Basis => {
  const outdated = new Set(pairs.filter((pair) => !isRight(basis, pair)).map(({ key }) => key))
  return Object.fromEntries(Object.entries(basis).filter(([key]) => outdated.has(key)))
}

/**
 * The basis of translations after a save. Derived from content alone: a text that moves keeps its state. A translation whose Kazakh
 * text changed belongs to the old one; a new translation belongs to the current one.
 */
export const nextBasis = (attributes: Attributes, basis: Basis, before: UnknownRecord, after: UnknownRecord): Basis => {
  const [old, now] = [pairsIn(attributes, before), pairsIn(attributes, after)]
  const lost = lostIn(old, now)
  const known = countsOf(old)
  const right = new Map<string, Set<string>>()
  const allow = (key: string, kz: string) => right.set(key, (right.get(key) ?? new Set()).add(kz))
  for (const [key, texts] of Object.entries(basis)) for (const kz of texts) allow(key, kz)
  for (const pair of old) if (pair.kz && isRight(basis, pair)) allow(pair.key, pair.kz)
  for (const pair of now) {
    if (!pair.kz || right.get(pair.key)?.has(pair.kz) || known.has(nameOf(pair))) continue
    const rest = lost.get(pair.key) ?? 0
    if (rest > 0) lost.set(pair.key, rest - 1)
    else allow(pair.key, pair.kz)
  }
  return pruned(Object.fromEntries([...right].map(([key, texts]) => [key, [...texts].sort()])), now)
}

/** The basis after the translations at these paths were confirmed. */
export const confirmed = (
  attributes: Attributes,
  basis: Basis,
  values: UnknownRecord,
  paths: readonly string[],
  lang: TranslatedLocale,
): Basis => {
  const wanted = new Set(paths)
  const next: Record<string, readonly string[]> = { ...basis }
  for (const text of textsIn(attributes, values)) {
    const pair = wanted.has(text.path) ? pairOf(text, lang) : undefined
    if (pair && !isRight(next, pair)) next[pair.key] = [...(next[pair.key] ?? []), pair.kz]
  }
  return pruned(next, pairsIn(attributes, values))
}

/** The languages in which some translation is older than its Kazakh text. */
export const outdatedIn = (basis: Basis): Record<TranslatedLocale, boolean> => {
  const has = (lang: TranslatedLocale) => Object.keys(basis).some((key) => key.startsWith(`${lang} `))
  return { ru: has('ru'), en: has('en') }
}

const stateOf = (basis: Basis, text: PlacedText, lang: TranslatedLocale): TextState => {
  const pair = pairOf(text, lang)
  if (!pair) return 'missing'
  return isRight(basis, pair) ? 'written' : 'outdated'
}

/** The state of every text in every target language, by its path. */
export const textStates = (
  attributes: Attributes,
  basis: Basis,
  values: UnknownRecord,
): Record<string, Record<TranslatedLocale, TextState>> =>
  Object.fromEntries(
    textsIn(attributes, values)
      .filter(({ texts }) => texts.kz || texts.ru || texts.en)
      .map((text) => [text.path, { ru: stateOf(basis, text, 'ru'), en: stateOf(basis, text, 'en') }]),
  )
