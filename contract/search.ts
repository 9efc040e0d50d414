import * as v from 'valibot'
import { facetSchema, metaSchema } from './answers.ts'
import { locales } from './locales.ts'

/** The longest text that search takes. */
export const longestQuery = 200

/** Stretches of a text that are to be marked: where each begins and where it ends. */
const rangesSchema = v.array(v.tuple([v.number(), v.number()]))

/** One result of a search; `fallback` names what was answered from Kazakh. */
export const foundSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  lead: v.string(),
  /** Where at the site it stands: its own page, or the one that shows it. */
  path: v.nullable(v.string()),
  /** The id of its element on that page, where it stands there among others. */
  anchor: v.optional(v.string()),
  /** What tells it from others of its title: the level of a program. */
  note: v.optional(v.string()),
  fallback: v.array(v.string()),
  /** Editors say that whoever types this looks for it: it comes before everything else. */
  bet: v.optional(v.literal(true)),
  /** The language it was found in and is told in, where that is another than asked for. */
  lang: v.optional(v.picklist(locales)),
  /** The same in the language that was asked for, where it is written in that as well: visitors are led to their own page. */
  own: v.optional(v.object({ title: v.string(), lead: v.string() })),
  /** What was looked for in its title and lead. */
  marks: v.optional(v.object({ title: rangesSchema, lead: rangesSchema })),
})

/** One result of a search. */
export type SearchResult = v.InferOutput<typeof foundSchema>

/** What a search says beside its results. */
export const searchMetaSchema = v.object({
  ...metaSchema.entries,
  /** What was looked for in place of what was typed, where nobody knows that. */
  corrected: v.optional(v.string()),
  /** Where editors lead those who look for this in vain: a redirect from the words as an address (`/{slug}`). */
  leads_to: v.optional(v.string()),
  /** There are more than are counted. */
  more: v.optional(v.literal(true)),
  /** How many there are of each kind, whichever was asked for; the commonest first. */
  kinds: v.optional(v.array(facetSchema)),
})

/** What a search says beside its results. */
export type SearchMeta = v.InferOutput<typeof searchMetaSchema>

/** Something that somebody who is still typing may be looking for. */
export const suggestionSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  path: v.nullable(v.string()),
  /** The id of its element on that page, where it stands there among others. */
  anchor: v.optional(v.string()),
  /** What tells it from others of its title: the level of a program. */
  note: v.optional(v.string()),
  label: v.string(),
})

/** What editors put first for certain queries: how visitors write it in any language, and where it leads within the site. */
export const bestBetSchema = v.object({
  queries: v.array(v.string()),
  targets: v.array(v.object({ title: v.string(), url: v.string() })),
})

/** What editors put first for certain queries. */
export type BestBetAnswer = v.InferOutput<typeof bestBetSchema>

/** Something that somebody who is still typing may be looking for. */
export type Suggestion = v.InferOutput<typeof suggestionSchema>
