import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { focusSchema } from '../attributes/media.ts'
import { locales } from '../locales.ts'
import { adminCall, pagingQuery, wordsQuery } from './call.ts'
import { incomingReferenceSchema } from './entries.ts'

const altText = v.pipe(v.string(), v.trim(), v.maxLength(300))

/** A public file in the library of the editors' screens. */
export const mediaItemSchema = v.object({
  key: v.string(),
  url: v.string(),
  type: v.string(),
  size: v.number(),
  /** Of pictures, in pixels. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  name: v.nullable(v.string()),
  /** Alternative text; the default wherever an entry that shows it has none. */
  alt: v.nullable(v.object({ kz: v.optional(v.string()), ru: v.optional(v.string()), en: v.optional(v.string()) })),
  /** What must stay in sight where it is cut. */
  focus: v.nullable(focusSchema),
  created_at: v.string(),
  created_by: v.nullable(v.string()),
})

/** A public file in the library. */
export type MediaItem = v.InferOutput<typeof mediaItemSchema>

/** The media library. */
export const mediaCalls = {
  list: adminCall({
    method: 'GET',
    path: 'media',
    may: 'content.read',
    query: {
      ...pagingQuery,
      q: wordsQuery,
      type: v.optional(v.picklist(['picture', 'document'])),
      lacking: v.optional(v.picklist(locales)),
    },
    answer: v.array(mediaItemSchema),
    meta: metaSchema,
  }),
  read: adminCall({ method: 'GET', path: 'media/{key}', may: 'content.read', answer: mediaItemSchema }),
  upload: adminCall({ method: 'POST', path: 'media', may: 'media.write', upload: true, answer: mediaItemSchema, creates: true }),
  /** Omitted properties are unchanged; null removes one. */
  update: adminCall({
    method: 'PUT',
    path: 'media/{key}',
    may: 'media.write',
    body: v.strictObject({
      name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
      alt: v.nullish(v.strictObject({ kz: v.nullish(altText), ru: v.nullish(altText), en: v.nullish(altText) })),
      focus: v.nullish(focusSchema),
    }),
    answer: mediaItemSchema,
  }),
  uses: adminCall({ method: 'GET', path: 'media/{key}/uses', may: 'content.read', answer: v.array(incomingReferenceSchema) }),
  /** Refused with `in_use` and the entries that show it while there are any. */
  remove: adminCall({ method: 'DELETE', path: 'media/{key}', may: 'media.write', answer: v.object({ key: v.string() }) }),
}
