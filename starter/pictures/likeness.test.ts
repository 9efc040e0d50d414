import { describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { type PictureKind, planned } from './picture.ts'
import { everyKind, rendered, samples } from './testing/samples.ts'

const apart = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

// Mean difference of a channel, of 255: about 2 is "the same picture, shifted", 10 "another picture" seen with half-closed eyes.
const least: Record<PictureKind, { any: number; neighbours: number }> = {
  landscape: { any: 6, neighbours: 15 },
  campus: { any: 3, neighbours: 15 },
  news: { any: 8, neighbours: 20 },
  sport: { any: 1.5, neighbours: 15 },
  event: { any: 2.5, neighbours: 15 },
  organization: { any: 1.5, neighbours: 10 },
  project: { any: 3, neighbours: 15 },
  place: { any: 2, neighbours: 15 },
  thing: { any: 1.5, neighbours: 12 },
  pattern: { any: 1, neighbours: 6 },
  portrait: { any: 2, neighbours: 10 },
  wordmark: { any: 1, neighbours: 2 },
  book: { any: 1.5, neighbours: 10 },
  goal: { any: 5, neighbours: 10 },
}

describe.each(everyKind)('pictures of kind %s', (kind) => {
  const count = kind === 'goal' ? 17 : 100
  const { scenes, palettes } = kinds[kind]

  it('look different, and most of all side by side', async () => {
    const thumbs: Uint8Array[] = []
    for (const options of samples(kind, count)) thumbs.push((await rendered({ ...options, width: 150, height: 100 }, 24, 16)).data)
    const all = thumbs.flatMap((one, at) => thumbs.slice(at + 1).map((other, step) => ({ near: step === 0, far: apart(one, other) })))
    expect(Math.min(...all.map(({ far }) => far))).toBeGreaterThan(least[kind].any)
    expect(Math.min(...all.filter(({ near }) => near).map(({ far }) => far))).toBeGreaterThan(least[kind].neighbours)
  })

  it('have another scene and another palette than their neighbours', () => {
    const plans = samples(kind, count).map(planned)
    plans.slice(1).forEach((plan, at) => {
      const before = plans[at]
      expect(plan.palette, `${kind}-${at + 2}`).not.toBe(before?.palette)
      if (scenes.length > 1) expect(plan.scene, `${kind}-${at + 2}`).not.toBe(before?.scene)
    })
  })

  it('bring no pair of scene and palette back before all were shown', () => {
    const pairs = scenes.length * palettes.length
    const plans = samples(kind, kind === 'goal' ? Math.min(17, pairs) : Math.min(100, pairs)).map(planned)
    expect(new Set(plans.map(({ scene, palette }) => `${scene} ${palette}`)).size).toBe(plans.length)
  })
})

it('gives five schools five indexes and five palettes', () => {
  const schools = [66, 67, 68, 69, 70].map((id) => planned({ kind: 'campus', seed: `school-${id}` }))
  expect(new Set(schools.map(({ scene }) => scene)).size).toBe(5)
  expect(new Set(schools.map(({ palette }) => palette)).size).toBe(5)
})

it('respects the options', () => {
  const plan = planned({ kind: 'news', seed: 'news-1', scene: 'nauryz', palette: 'night', width: 640, height: 400 })
  expect(plan).toEqual({ scene: 'nauryz', palette: 'night', width: 640, height: 400 })
})
