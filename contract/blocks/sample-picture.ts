import type { Labels } from '../locales.ts'

/** The picture that samples show; a portrait where a person is meant. */
export const samplePicture = (alt: Labels, shape: 'wide' | 'portrait' | 'wordmark' = 'wide') => {
  const [width, height] = { wide: [960, 640] as const, portrait: [480, 600] as const, wordmark: [320, 128] as const }[shape]
  return { url: '/media/sample.svg', width, height, alt }
}
