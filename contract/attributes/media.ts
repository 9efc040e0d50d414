import * as v from 'valibot'
import type { AttributeOptions } from './attribute.ts'
import { build } from './build.ts'
import { localized } from './localized.ts'
import { safeUrl } from './url.ts'

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))

/** The steps in which the point that must stay in sight is chosen, in per cent. */
export const focusStep = 10

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.multipleOf(focusStep))

/** The point of a picture that must stay in sight where it is cut, in per cent from its left and upper edge. */
export const focusSchema = v.object({ x: percent, y: percent })

/** A picture with its dimensions; without `alt`, here and in the library, it is decorative. */
export const picture = <const O extends AttributeOptions>(options: O = {} as O) =>
  build(
    'picture',
    options,
    v.strictObject({ url: safeUrl, width: pixels, height: pixels, alt: v.optional(localized(words)) }),
    v.object({ url: v.string(), width: v.number(), height: v.number(), alt: v.string(), focus: v.optional(focusSchema) }),
  )

/** A file that visitors may download. */
export const file = <const O extends AttributeOptions>(options: O = {} as O) =>
  build(
    'file',
    options,
    v.strictObject({ url: safeUrl, name: words, size: v.pipe(v.number(), v.integer(), v.minValue(0)), type: words }),
    v.object({ url: v.string(), name: v.string(), size: v.number(), type: v.string() }),
  )

/** Video formats that browsers play natively. */
const filmTypes: readonly string[] = ['video/mp4', 'video/webm']

/** Whether a file is a film that a page can show. */
export const isFilm = ({ type }: { type: string }): boolean => filmTypes.includes(type)

/** A video file of the site. The library takes none, so editors use a link instead (decision 054). */
export const film = <const O extends AttributeOptions>(options: O = {} as O) => {
  const { stored, ...declared } = file(options)
  return { ...declared, stored: v.pipe(stored, v.check<v.InferOutput<typeof stored>>(isFilm)), linkOnly: true as const }
}

/** A link with its words in three languages. */
export const link = <const O extends AttributeOptions>(options: O = {} as O) =>
  build('link', options, v.strictObject({ text: localized(words), url: safeUrl }), v.object({ text: v.string(), url: v.string() }))
