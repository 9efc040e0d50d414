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
  fallback: v.array(v.string()),
  /** The language it was found in and is told in, where that is another than asked for. */
  lang: v.optional(v.picklist(locales)),
  /** What was looked for in its title and lead. */
  marks: v.optional(v.object({ title: rangesSchema, lead: rangesSchema })),
})

/** One result of a search. */
export type Found = v.InferOutput<typeof foundSchema>

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
  label: v.string(),
})

/** Something that somebody who is still typing may be looking for. */
export type Suggestion = v.InferOutput<typeof suggestionSchema>
