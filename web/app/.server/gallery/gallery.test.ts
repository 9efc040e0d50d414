import { type Block, blockAnswer } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { cardSchema, type Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { blockSamples } from './block-samples.ts'
import { entrySamples } from './entry-sample.ts'
import { samplePicture } from './sample-pictures.ts'
import { galleryWords } from './words.ts'

const blocks: readonly Block[] = Object.values(blockRegistry)
const kinds: readonly Entity[] = Object.values(entities)

describe.each(locales)('in %s', (lang) => {
  test('there is a sample of every block, in the shape that the service answers', () => {
    const samples = blockSamples(lang)
    expect(samples.map(({ block }) => block.type).sort()).toEqual(blocks.map(({ type }) => type).sort())
    for (const { block, label, use } of samples) {
      const declared = blocks.find(({ type }) => type === block.type)
      expect(declared && v.safeParse(blockAnswer(declared), block).issues, block.type).toBeUndefined()
      expect(block.fallback, block.type).toEqual([])
      expect([label, use], block.type).not.toContain('')
    }
  })

  test.each(kinds.map((entity) => [entity.kind, entity] as const))('a sample of %s is what its lists answer', (_kind, entity) => {
    const [one, other] = entrySamples(entity, lang, 2)
    expect(v.safeParse(cardSchema(entity), one).issues).toBeUndefined()
    expect([one?.id, other?.id]).toEqual([1, 2])
  })

  test('every part has a name', () => {
    expect(Object.entries(galleryWords(lang)).filter(([, word]) => !word)).toEqual([])
  })
})

test('neighbours show different drawings, cut as they say', () => {
  expect(samplePicture('scene', 0).url).not.toBe(samplePicture('scene', 1).url)
  expect(samplePicture('portrait', 0)).toMatchObject({ width: 480, height: 600, alt: '' })
})
