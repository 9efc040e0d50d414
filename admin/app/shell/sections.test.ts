import { permissionsOf } from '@narkhoz/contract/admin/permissions.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { wordsIn } from '../i18n/words.ts'
import { sectionGroups } from './sections.ts'

const all = Object.values(entities) as Entity[]
const every = all.map(({ plural }) => plural).sort()
const guarded = all.filter(({ adminOnly }) => adminOnly).map(({ plural }) => plural)
const resourcesOf = (...given: Parameters<typeof sectionGroups>) =>
  sectionGroups(...given).flatMap(({ sections }) => sections.map(({ resource }) => resource))

test.each(locales)('editors find every entity of the registry, once, in %s; guarded ones only administrators', (lang) => {
  for (const role of ['administrator', 'editor'] as const) {
    const found = resourcesOf(lang, permissionsOf(role))
    const own = role === 'administrator' ? every : every.filter((plural) => !guarded.includes(plural))
    expect(found.filter((resource) => every.includes(resource)).sort()).toEqual(own)
    // An entity that took the name of another section would hide it.
    expect(new Set(found).size).toBe(found.length)
  }
})

test.each(locales)('no part of the menu is called as a line of it in %s', (lang) => {
  const { groups } = wordsIn(lang).shell
  const labels = sectionGroups(lang, permissionsOf('administrator')).flatMap(({ sections }) => sections.map(({ label }) => label))
  expect(labels.filter((label) => Object.values<string>(groups).includes(label))).toEqual([])
})

test('staff find applications and no content', () => {
  expect(resourcesOf('kz', permissionsOf('staff'))).toEqual(['dashboard', 'applications', 'templates'])
})

test('only administrators find users, and editors find no applications', () => {
  expect(resourcesOf('kz', permissionsOf('administrator'))).toContain('users')
  expect(resourcesOf('kz', permissionsOf('editor'))).not.toEqual(expect.arrayContaining(['users']))
  expect(resourcesOf('kz', permissionsOf('editor'))).not.toEqual(expect.arrayContaining(['applications']))
})
