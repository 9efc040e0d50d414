import * as v from 'valibot'
import { locales } from '../locales.ts'
import { adminCall } from './call.ts'

/** What visitors looked for in vain: the words, how often and when last, and nothing about who typed them. */
export const missSchema = v.object({
  lang: v.picklist(locales),
  query: v.string(),
  count: v.number(),
  last_at: v.string(),
})

/** What visitors looked for in vain. */
export type Miss = v.InferOutput<typeof missSchema>

/** Visitors' queries without results that still need attention. */
export const missCalls = {
  /** Takes one off the list; if it fails again, it reappears. */
  settle: adminCall({
    method: 'POST',
    path: 'search-misses/settle',
    may: 'synonyms.write',
    body: v.strictObject({ lang: v.picklist(locales), query: v.pipe(v.string(), v.maxLength(100)) }),
    answer: v.object({ lang: v.picklist(locales), query: v.string() }),
  }),
}
