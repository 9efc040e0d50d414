import { type Block, blockAnswer } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type CarriedBlock, resolveBlocks } from './resolve-blocks.ts'

const declared: readonly Block[] = Object.values(blockRegistry)
// A sample is valid for its own type, which the union of all of them no longer says.
const samples = declared.map(({ type, sample }) => ({ type, ...sample }) as CarriedBlock)

test.each(locales)('every block has the shape of an answer in %s', (lang) => {
  const answers = resolveBlocks(samples, lang)
  const wrong = answers.flatMap((answer) => v.safeParse(blockAnswer(blockRegistry[answer.type]), answer).issues ?? [])
  expect(wrong.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([])
  expect(answers.map(({ id, position }) => [id, position])).toEqual(samples.map((_, at) => [at + 1, at + 1]))
  expect(answers.flatMap(({ fallback }) => fallback)).toEqual([])
})

const half: CarriedBlock = {
  type: 'cards',
  title: { kz: 'Үй', en: 'House' },
  items: [
    {
      title: { kz: 'Есік', ru: 'Дверь' },
      link: { text: { kz: 'Кіру' }, url: '/' },
      picture: { url: '/media/a.svg', width: 1, height: 1, alt: { kz: 'Сурет' } },
    },
  ],
}

test('missing translations fall back to Kazakh and are recorded by path', () => {
  const [inRussian, inKazakh] = [resolveBlocks([half], 'ru'), resolveBlocks([half], 'kz')]
  expect(inRussian[0]).toMatchObject({ title: 'Үй', desc: null, items: [{ title: 'Дверь', desc: null, link: { text: 'Кіру', url: '/' } }] })
  expect(inRussian[0]?.fallback).toEqual(['title', 'items.0.picture.alt', 'items.0.link.text'])
  expect(inKazakh[0]?.fallback).toEqual([])
})

test('a choice is answered with its name', () => {
  const [feature] = resolveBlocks([{ type: 'feature', ...blockRegistry.feature.sample }], 'en')
  expect(feature).toMatchObject({ side: { value: 'right', title: 'On the right' } })
})
