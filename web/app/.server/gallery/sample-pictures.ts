import type { PictureAnswer } from '../../kit/picture.tsx'
import film from './pictures/film.mp4'
import paper from './pictures/paper.pdf'
import portrait1 from './pictures/portrait-1.svg'
import portrait2 from './pictures/portrait-2.svg'
import scene1 from './pictures/scene-1.svg'
import scene2 from './pictures/scene-2.svg'
import scene3 from './pictures/scene-3.svg'
import wordmark1 from './pictures/wordmark-1.svg'
import wordmark2 from './pictures/wordmark-2.svg'

const drawn = {
  scene: { size: [960, 640], files: [scene1, scene2, scene3] },
  portrait: { size: [480, 600], files: [portrait1, portrait2] },
  wordmark: { size: [320, 128], files: [wordmark1, wordmark2] },
} as const

/** What samples show. */
export type SampleShape = keyof typeof drawn

/** A drawing of a shape; neighbours in a list, counted by `at`, get different ones. */
export const samplePicture = (shape: SampleShape, at: number, alt = ''): PictureAnswer => {
  const { size, files } = drawn[shape]
  return { url: files[at % files.length] ?? files[0], width: size[0], height: size[1], alt }
}

const shapeOf = ({ width, height }: PictureAnswer): SampleShape =>
  width === height * 2.5 ? 'wordmark' : width < height ? 'portrait' : 'scene'

const isPicture = (value: object): value is PictureAnswer => 'url' in value && 'width' in value && 'height' in value

const isStored = (value: object): value is { url: string; type: string } => 'url' in value && 'type' in value && 'size' in value

/** Puts drawings, a paper and a film in place of the files that samples only name; texts stay. */
export const withFiles = <T>(sample: T): T => {
  let at = 0
  const draw = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(draw)
    if (isPicture(value)) return samplePicture(shapeOf(value), at++, value.alt)
    if (isStored(value)) return { ...value, url: value.type.startsWith('video/') ? film : paper }
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, draw(inside)]))
  }
  // The same shape: only URLs of files differ.
  return draw(sample) as T
}
