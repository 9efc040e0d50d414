import { describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { sceneWords } from './words.ts'

describe.each(Object.entries(sceneWords))('words of %s', (kind, scenes) => {
  it('cover every scene and no other', () => {
    const known = Object.entries(kinds).find(([name]) => name === kind)?.[1].scenes ?? []
    expect(Object.keys(scenes).sort()).toEqual([...known].sort())
  })

  it('are in their own language and short', () => {
    for (const { kz, ru, en } of Object.values(scenes)) {
      expect(ru).toMatch(/^[А-Яа-яЁё «»,:–-]+$/)
      expect(en).toMatch(/^[A-Za-z ’,:–-]+$/)
      expect(kz).toMatch(/^[А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүІіҺһ ,:–-]+$/)
      // One scene serves many entries, and no text of forty characters may occur in more than two of them.
      for (const text of [kz, ru, en]) expect(text.length, text).toBeLessThan(40)
    }
  })
})
