import { browserConstants } from './browser-constants.ts'

/** The types of public files, by the ending of their key. */
export const mediaTypes = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

/** A public file before it is stored. */
export type NewMedia = {
  ending: keyof typeof mediaTypes
  bytes: Uint8Array
  width?: number
  height?: number
  name?: string
  recipe?: string
}

/** The name of a public file: the beginning of its digest, the width of a smaller copy, and its type. */
export const mediaKey = new RegExp(`^[0-9a-f]{32}(-\\d{2,4})?\\.(${Object.keys(mediaTypes).join('|')})$`)

/** What kind of file an address names by its ending; nothing where it has none that is known. */
export const mediaType = (url: string): string | undefined =>
  (mediaTypes as Readonly<Record<string, string>>)[/\.([a-z]+)$/.exec(url)?.[1] ?? '']

/** The widths in pixels that smaller copies of an uploaded photograph are made in. */
export const mediaWidths = [480, 800, 1200, 1920] as const

/** The formats those copies are made in, the best first. */
export const mediaFormats = ['avif', 'webp'] as const

/** The address of a public file. */
export const mediaAddress = (key: string) => browserConstants.media + key

/** The key in the address of a public file, or nothing where the address is not one of ours. */
export const mediaKeyIn = (url: string): string | undefined => {
  const key = url.startsWith(browserConstants.media) ? url.slice(browserConstants.media.length) : ''
  return mediaKey.test(key) ? key : undefined
}

const photograph = /^([0-9a-f]{32})\.(jpg|png|webp)$/

/** The smaller copies of an uploaded photograph as `srcset`s, one per format; none for drawings. */
export const mediaSources = ({ url, width }: { url: string; width: number }): { type: string; srcset: string }[] => {
  const digest = photograph.exec(mediaKeyIn(url) ?? '')?.[1]
  if (!digest) return []
  const smaller = mediaWidths.filter((copy) => copy < width)
  return mediaFormats.map((format) => ({
    type: `image/${format}`,
    srcset: [...smaller, width].map((copy) => `${mediaAddress(`${digest}-${copy}.${format}`)} ${copy}w`).join(', '),
  }))
}
