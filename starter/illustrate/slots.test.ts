import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { expect, test } from 'vitest'
import { slotsOf } from './slots.ts'
import { withValues } from './with-values.ts'

const isPicture = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value

/** How many pictures a value holds, however deep. */
const picturesIn = (value: unknown): number => {
  if (isPicture(value)) return 1
  return typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, one) => sum + picturesIn(one), 0) : 0
}

/** The same without its pictures. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isPicture(one) ? [] : [[key, bare(one)]])))
}

const picture = { url: '/media/a.svg', width: 3, height: 2 }
const declared = (attributes: Attributes): string[] =>
  Object.entries(attributes).flatMap(([name, { type, attributes: nested = {} }]) => [
    ...(type === 'picture' ? [name] : []),
    ...(type === 'group' ? declared(nested).map((inner) => `${name}.${inner}`) : []),
  ])

test.each(sampleDrafts().map((draft) => [draft.kind, draft] as const))('%s: every picture that it could have is found', (kind, draft) => {
  const emptied = { ...draft, attributes: bare(draft.attributes) as UnknownRecord }
  const slots = slotsOf(emptied)
  // Those of the sample and its blocks, and those that the sample leaves out.
  expect(slots.length).toBeGreaterThanOrEqual(picturesIn(draft.attributes))
  const own = declared((entities as Record<string, Entity>)[kind]?.attributes ?? {})
  expect(slots.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(own))

  const filled = withValues(
    emptied.attributes,
    slots.map(({ path }) => ({ path, value: picture })),
  )
  expect(slotsOf({ ...draft, attributes: filled })).toEqual([])
  expect(picturesIn(filled)).toBe(slots.length)
})

test('existing pictures stay, and an empty row of pictures is filled', () => {
  const blocks = [{ id: 1, type: 'slider', group: 1, position: 1, pictures_top: [], pictures_bottom: [{ picture }] }]
  const draft = { kind: 'page', id: 1, slug: 'a', attributes: { title: { kz: 'а' }, banner: { picture }, blocks } }
  const rows = slotsOf(draft).map(({ path }) => path.slice(0, 3).join('.'))
  expect(new Set(rows)).toEqual(new Set(['banner.picture_mobile', 'blocks.0.pictures_top', 'blocks.0.pictures_mobile']))
  expect(rows.filter((row) => row === 'blocks.0.pictures_top').length).toBeGreaterThan(2)
})
