import { expect, test } from 'vitest'
import { mediaAddress, mediaKeyIn, mediaSources } from './media.ts'

const digest = '0123456789abcdef0123456789abcdef'

test('an address of our own names its file, any other names none', () => {
  expect(mediaKeyIn(mediaAddress(`${digest}.svg`))).toBe(`${digest}.svg`)
  for (const url of ['/media/../secret.svg', '/media/a.svg', `https://elsewhere.example/media/${digest}.svg`, `/media/${digest}.html`])
    expect(mediaKeyIn(url)).toBeUndefined()
})

test('a photograph has smaller copies in two formats, none wider than itself', () => {
  const [avif, webp] = mediaSources({ url: mediaAddress(`${digest}.jpg`), width: 1000 })
  expect(avif).toEqual({
    type: 'image/avif',
    srcset: [480, 800, 1000].map((width) => `/media/${digest}-${width}.avif ${width}w`).join(', '),
  })
  expect(webp?.srcset).toContain(`/media/${digest}-480.webp 480w`)
})

test('drawn pictures have one size', () => {
  expect(mediaSources({ url: mediaAddress(`${digest}.svg`), width: 1000 })).toEqual([])
})
