import * as v from 'valibot'
import { line, notInLine } from './characters.ts'

/** The wire names of the tags; in the address of a page they are lower case. */
export const utmKeys = ['UTM_SOURCE', 'UTM_MEDIUM', 'UTM_CONTENT', 'UTM_TERM', 'UTM_CAMPAIGN'] as const

/** Longest value of one tag, in characters. */
export const utmMax = 200

const tag = v.config(v.nullish(v.pipe(v.string(), v.maxLength(utmMax), v.regex(line))), { abortPipeEarly: true })

/** The rule for the tags of a consultation: the five names and no other, each with or without a value. */
export const utmTags = v.strictObject(v.entriesFromList(utmKeys, tag))

/** Where a visitor came from, as campaigns mark their links. */
export type UtmTags = v.InferOutput<typeof utmTags>

/** The tags of a page's address, truncated to their limits: a careless campaign link must not block the form. */
export const readUtm = (query: { get(name: string): string | null }): UtmTags =>
  Object.fromEntries(
    utmKeys.flatMap((key) => {
      const value = query.get(key.toLowerCase())?.slice(0, utmMax).replaceAll(notInLine, '').trim()
      return value ? [[key, value]] : []
    }),
  )
