import { expect, test } from 'vitest'
import { logo, logoSize } from '../pictures/marks/logo.ts'
import { texts } from '../testing/walk.ts'
import { drawLogo } from './draw-logo.ts'
import { logoFiles } from './logo-files.ts'

test('the colours of the logo are those that the page for the press names', () => {
  const drawn = new Set(logoFiles.flatMap(({ text, ground }) => logo(text, ground).match(/#[0-9a-f]{6}/g) ?? []))
  drawn.delete('#ffffff')
  expect(drawn.size).toBe(4)
  const named = texts.filter(({ entry, text }) => entry.slug === 'press' && text.includes('#')).map(({ text }) => text)
  expect(named).toHaveLength(3)
  for (const text of named) for (const colour of drawn) expect(text).toContain(colour.toUpperCase())
})

test('every file is drawn in its own shape, deterministically', async () => {
  for (const file of logoFiles) {
    const [one, other] = [await drawLogo(file), await drawLogo(file)]
    expect(Buffer.compare(one.bytes, other.bytes), file.name).toBe(0)
    const { width, height } = logoSize(file.text)
    expect((one.width ?? 0) / (one.height ?? 1), file.name).toBeCloseTo(width / height, 1)
  }
})
