import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { goalEmblems } from './marks/goal-emblems.ts'
import { type PictureKind, type PictureOptions, picture } from './picture.ts'
import { everyKind, rendered, samples } from './testing/samples.ts'

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
const references = (svg: string) => [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, to = '']) => to)

// What browsers are sent is compressed harder; a picture that passes here is smaller still.
const compressed = (svg: string) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

describe.each(everyKind)('pictures of kind %s', (kind) => {
  const hundred = samples(kind, 100)
  const drawn = hundred.map((options) => picture(options))

  it('are the same for the same entry', () => {
    expect(hundred.slice(0, 20).map((options) => picture({ ...options }))).toEqual(drawn.slice(0, 20))
  })

  it('are different for a hundred entries', () => {
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('hold numbers only, and nothing that runs, loads or needs a font', () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
      expect(svg).not.toMatch(/<(script|text|tspan|image|foreignObject|style|a)\b|\bon\w+=/i)
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|\/\//)
    }
  })

  it('have unique ids', () => {
    const owners = new Map<string, number>()
    drawn.forEach((svg, at) => {
      const own = new Set(ids(svg))
      expect(own.size).toBe(ids(svg).length)
      for (const to of references(svg)) expect(own).toContain(to.replace(/^#/, ''))
      for (const id of own) {
        expect(id).toMatch(/^p[0-9a-z]+-\d+$/)
        expect(owners.get(id) ?? at).toBe(at)
        owners.set(id, at)
      }
    })
  })

  it('are at most 12 kB compressed in every scene, also as large as the site shows them', () => {
    for (const options of samples(kind, 30, true))
      for (const size of kind === 'landscape' || kind === 'campus'
        ? [
            { width: 1600, height: 800 },
            { width: 780, height: 1300 },
          ]
        : [{}])
        expect(compressed(picture({ ...options, ...size })), JSON.stringify(options)).toBeLessThanOrEqual(12_000)
  })

  it('are valid documents that fill their frame', async () => {
    for (const options of samples(kind, 24, true)) {
      const { width, height, colours } = await rendered({ ...options, width: 150, height: 100 }, 150, 100)
      expect([width, height]).toEqual([150, 100])
      expect(colours, JSON.stringify(options)).toBeGreaterThan(kind === 'wordmark' ? 1 : 20)
    }
  })
})

it('draws each goal with its own emblem', () => {
  const signs = Array.from({ length: 17 }, (_, at) => picture({ kind: 'goal', seed: 'same', text: `${at + 1}`, palette: 'sky' }))
  expect(goalEmblems).toHaveLength(17)
  expect(new Set(goalEmblems.map(({ pen }) => pen)).size).toBe(17)
  expect(new Set(signs).size).toBe(17)
})

it('rejects an unknown scene and lists the known ones', () => {
  const unknown: PictureOptions<PictureKind> = { kind: 'campus', seed: 'a', scene: 'yurts' }
  expect(() => picture(unknown)).toThrow('No scene "yurts"; one of facade, modern, court, library, gate, garden')
})

it('draws no bird behind the text of a banner', () => {
  const width = 2400
  const flocks = Array.from({ length: 30 }, (_, at) =>
    picture({ kind: 'landscape', seed: `hero-${at}`, scene: 'yurts', palette: 'dusk', width, height: 1200, calm: 'left' }),
  ).flatMap((svg) => [...svg.matchAll(/ d="(M[^"]*)"[^>]* opacity="\.8"/g)].map(([, birds = '']) => birds))
  expect(flocks.length).toBeGreaterThan(10)
  const places = flocks.flatMap((birds) => [...birds.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x) / width))
  expect(Math.min(...places)).toBeGreaterThan(0.8)
  expect(Math.max(...places)).toBeLessThan(0.98)
})

it('ids are unique when one entry is drawn in two sizes', () => {
  const [wide, tall] = [
    picture({ kind: 'landscape', seed: 'hero', width: 1600, height: 800 }),
    picture({ kind: 'landscape', seed: 'hero', width: 600, height: 1000 }),
  ]
  expect(ids(wide).filter((id) => ids(tall).includes(id))).toEqual([])
})
