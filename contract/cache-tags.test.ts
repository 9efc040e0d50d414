import { expect, test } from 'vitest'
import { mediaTag, searchedKinds, secondsOf, tagsOf } from './cache-tags.ts'
import type { Entity } from './entities/entity.ts'
import { entities } from './entities/registry.ts'
import { entityAtPath } from './pages/entity-at-path.ts'

const all: readonly Entity[] = Object.values(entities)

test.each(all.map((entity) => [entity.kind, entity] as const))(
  'an answer about a %s is stale when it or an entry that it names changes',
  (kind, entity) => {
    const tags = tagsOf(entity)
    expect(tags[0]).toBe(kind)
    expect(new Set(tags).size).toBe(tags.length)
    for (const tag of tags) expect([...Object.keys(entities), mediaTag]).toContain(tag)
    for (const { to } of Object.values(entity.attributes)) if (to) expect(tags).toContain(to)
  },
)

test('names are found also in lists, groups and blocks', () => {
  expect(tagsOf(entities.faq)).toEqual(['faq', 'handbook'])
  expect(tagsOf(entities.news)).toContain('school')
})

test('what shows pictures is old when the library says something else of them', () => {
  expect(tagsOf(entities.partner)).toContain(mediaTag)
  expect(tagsOf(entities.page)).toContain(mediaTag)
  expect(tagsOf(entities['general-settings'])).toContain(mediaTag)
  expect(tagsOf(entities.menu)).not.toContain(mediaTag)
})

test('search is old when anything that it looks through changes', () => {
  expect(searchedKinds).toContain('news')
  expect(searchedKinds).not.toContain('menu')
})

test('only lists that depend on the time of day hold for a time', () => {
  expect(secondsOf({ shape: 'list', when: 'past' })).toBe(30)
  expect(secondsOf({ shape: 'list' })).toBeUndefined()
  expect(secondsOf({ shape: 'item' })).toBeUndefined()
})

test('a path belongs to the kind whose address it fits, and else to a page', () => {
  expect(entityAtPath('news/open-day')).toEqual({ entity: entities.news, slug: 'open-day' })
  expect(entityAtPath('news')).toEqual({ entity: entities.page })
  expect(entityAtPath('news/a/b')).toEqual({ entity: entities.page })
  expect(entityAtPath('mission-and-values').entity).toBe(entities.page)
})
