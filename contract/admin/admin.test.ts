import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { newPasswordSchema } from './accounts.ts'
import { fileAlone } from './call.ts'
import { adminCalls } from './calls.ts'
import { entityByPlural, plurals } from './entries.ts'
import { entryCalls } from './entry-calls.ts'
import { slugFrom } from './slug-from.ts'

const all: readonly Entity[] = Object.values(entities)

test('every entity is found by its plural, and by no other’s', () => {
  expect(new Set(plurals).size).toBe(all.length)
  for (const entity of all) expect(entityByPlural(entity.plural)).toBe(entity)
  expect(entityByPlural('no-such')).toBeUndefined()
})

test('every list can be narrowed by every facet of its entity, in addition to the parameters of all lists', () => {
  const own = ['page', 'limit', 'q', 'sort', 'order', 'status']
  for (const { kind, facets = {} } of all)
    for (const name of Object.keys(facets)) {
      expect(own, `${kind}: ${name}`).not.toContain(name)
      expect(Object.keys(entryCalls.list.query ?? {})).toContain(name)
    }
})

test.each([
  ['Жаңа зертхана ашылды', 'zhana-zerthana-ashyldy'],
  ['Қазақстан ұлттық өңірлері: әңгіме, һәм үміт', 'qazaqstan-ulttyq-onirleri-angime-ham-umit'],
  ['Объявлен приём заявок – 2026!', 'obiavlen-priem-zaiavok-2026'],
  ['Bachelor’s degrees: café & more', 'bachelors-degrees-cafe-more'],
  ['«Ё» и «й»', 'e-i-i'],
  ['—', ''],
  ['', ''],
])('a slug made from %j is %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('a slug made from any heading is one that can be saved', () => {
  const pattern = /^[a-z0-9]+(?:[a-z0-9-]*[a-z0-9])?$/
  for (const { sample, heading } of all) {
    const value = (sample as Record<string, unknown>)[heading]
    for (const text of typeof value === 'string' ? [value] : Object.values(value as Record<string, string>))
      expect(slugFrom(text)).toMatch(pattern)
  }
  const long = slugFrom('ұзақ тақырып '.repeat(30))
  expect(long.length).toBeLessThanOrEqual(80)
  expect(long).toMatch(pattern)
})

test('every call declares the data that it is answered with, or a file alone', () => {
  for (const { method, path, answer, file } of adminCalls) {
    const isFileAlone = answer === fileAlone
    expect(isFileAlone && !file, `${method} ${path}`).toBe(false)
    expect(['unknown', 'any'], `${method} ${path}`).not.toContain(answer.type)
  }
})

test('bodies are read strictly', () => {
  const { save, schedule } = entryCalls
  expect(v.is(save.body as v.GenericSchema, { version: 1, attributes: {} })).toBe(true)
  expect(v.is(save.body as v.GenericSchema, { attributes: {} })).toBe(false)
  expect(v.is(save.body as v.GenericSchema, { version: 1, attributes: {}, status: 'published' })).toBe(false)
  expect(v.is(schedule.body as v.GenericSchema, { publish_at: '2026-12-01T10:00:00+05:00', withdraw_at: null })).toBe(true)
  expect(v.is(schedule.body as v.GenericSchema, { publish_at: 'tomorrow' })).toBe(false)
})

test('a password is taken as it is typed, from 12 to 128 characters of any kind', () => {
  for (const given of ['  қоңыр күз  ', 'a'.repeat(64), '😀'.repeat(64), ` ${'x'.repeat(126)} `])
    expect(v.parse(newPasswordSchema, given)).toBe(given)
  for (const given of ['a'.repeat(11), 'a'.repeat(129), '', 12, null]) expect(v.is(newPasswordSchema, given)).toBe(false)
})
