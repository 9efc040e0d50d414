import * as v from 'valibot'
import { facetSchema, metaSchema } from './answers.ts'
import { locales } from './locales.ts'

/** The longest text that search takes. */
export const longestQuery = 200

/** Ranges of a text to highlight: start and end of each. */
const rangesSchema = v.array(v.tuple([v.number(), v.number()]))

/** One search result; `fallback` names the attributes answered from Kazakh. */
export const foundSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  lead: v.string(),
  /** Its path on the site: its own page, or one that shows it. */
  path: v.nullable(v.string()),
  /** The id of its element on that page, if it is a list item there. */
  anchor: v.optional(v.string()),
  /** Distinguishes results of the same title: the level of a program. */
  note: v.optional(v.string()),
  fallback: v.array(v.string()),
  /** A best bet by editors: it ranks before all others. */
  bet: v.optional(v.literal(true)),
  /** The language of the result, if it is not the requested one. */
  lang: v.optional(v.picklist(locales)),
  /** The result in the requested language, if it is written in that too: visitors are led to their own page. */
  own: v.optional(v.object({ title: v.string(), lead: v.string() })),
  /** Highlighted ranges of its title and lead. */
  marks: v.optional(v.object({ title: rangesSchema, lead: rangesSchema })),
})

/** One result of a search. */
export type SearchResult = v.InferOutput<typeof foundSchema>

/** Metadata of a search. */
export const searchMetaSchema = v.object({
  ...metaSchema.entries,
  /** The corrected query, if the original has no known words. */
  corrected: v.optional(v.string()),
  /** Where editors lead those who look for this in vain: a redirect from the words as an address (`/{slug}`). */
  leads_to: v.optional(v.string()),
  /** There are more than are counted. */
  more: v.optional(v.literal(true)),
  /** The number of results of each kind, regardless of the filter; most frequent first. */
  kinds: v.optional(v.array(facetSchema)),
})

/** Metadata of a search. */
export type SearchMeta = v.InferOutput<typeof searchMetaSchema>

/** A suggestion for an incomplete query. */
export const suggestionSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  path: v.nullable(v.string()),
  /** The id of its element on that page, if it is a list item there. */
  anchor: v.optional(v.string()),
  /** Distinguishes results of the same title: the level of a program. */
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

/** A suggestion for an incomplete query. */
export type Suggestion = v.InferOutput<typeof suggestionSchema>
