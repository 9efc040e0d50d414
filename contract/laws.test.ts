import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentCalls, endpoints, entityOfPageType } from './api.ts'
import type { Attribute, Attributes } from './attributes/attribute.ts'
import { attributeLabels } from './attributes/labels.ts'
import { type Block, storedBlock } from './blocks/block.ts'
import { blockRegistry } from './blocks/blocks.ts'
import { type Entity, savedSchema } from './entities/entity.ts'
import { entities } from './entities/registry.ts'
import { errors } from './errors.ts'
import { fields } from './fields/registry.ts'
import { forms } from './forms/registry.ts'
import { dateLocales, languageTags, locales } from './locales.ts'
import { pageTypes } from './pages/page.ts'
import { pages, type RegisteredPage } from './pages/registry.ts'

const modules = Object.entries(
  import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!**/node_modules/**'], { eager: true }),
)
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!**/node_modules/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const declaredEntities: [string, Entity][] = Object.entries(entities)
const declaredBlocks: [string, Block][] = Object.entries(blockRegistry)
const declaredPages: readonly RegisteredPage[] = pages

/** Names that are the same in every language; each was reviewed. */
const sameEverywhere = new Set([
  ...[
    'WhatsApp',
    'Instagram',
    'YouTube',
    'Telegram',
    'Facebook',
    'LinkedIn',
    'TikTok',
    'X',
    'DOI',
    'ISBN',
    'ORCID',
    'Q1',
    'Q2',
    'Q3',
    'Q4',
  ],
  ...['Central Asian Economic Review', 'Alatau Bank', 'Dala Telecom'],
])

/** Every text in three languages inside a declaration, with the way to it; rules have none. */
const textsIn = (value: unknown, at: string): [string, Record<string, unknown>][] => {
  if (typeof value !== 'object' || value === null || value instanceof RegExp || '~run' in value) return []
  // The table of language tags is keyed by language too and holds no text.
  if ('kz' in value && value !== languageTags && value !== dateLocales) return [[at, value as Record<string, unknown>]]
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${at}.${key}`))
}

/** Every attribute at any depth, with the way to it. */
const every = (attributes: Attributes, at = ''): [string, string, Attribute][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    [at + name, name, attribute] as [string, string, Attribute],
    ...every(attribute.attributes ?? {}, `${at}${name}.`),
  ])

const cyrillic = /\p{Script=Cyrillic}/u
const wrongWith = ({ kz, ru, en, ...more }: Record<string, unknown>) => {
  if (Object.keys(more).length > 0 || ![kz, ru, en].every((text) => typeof text === 'string' && text.trim() !== ''))
    return 'is not three texts'
  const texts = [kz, ru, en].map(String)
  if (texts.every((text) => !/\p{L}/u.test(text) || sameEverywhere.has(text))) return undefined
  if (!cyrillic.test(texts[0] ?? '') || !cyrillic.test(texts[1] ?? '')) return 'is not written in Cyrillic in kz and ru'
  return cyrillic.test(texts[2] ?? '') ? 'has Cyrillic in en' : undefined
}

test('every text of every module is written in three languages, each in its alphabet', () => {
  const texts = modules.flatMap(([file, exported]) => textsIn({ ...exported }, file))
  expect(texts.length).toBeGreaterThan(900)
  expect(texts.map(([at, text]) => [at, wrongWith(text)]).filter(([, wrong]) => wrong)).toEqual([])
})

test('every export has a sentence of documentation', () => {
  const silent = Object.entries(sources).flatMap(([file, source]) => {
    const lines = source.split('\n')
    return lines.flatMap((line, at) => (/^export (?!\{|\*)/.test(line) && !/\*\/$/.test(lines[at - 1] ?? '') ? [`${file}: ${line}`] : []))
  })
  expect(silent).toEqual([])
})

test.each([
  ['entities', Object.values(entities), 'calls'],
  ['blocks', Object.values(blockRegistry), 'use'],
  ['forms', Object.values(forms), 'endpoint'],
] as const)('the declarations of %s are registered, each under a unique name', (room, registered, mark) => {
  const exported = modules.filter(([file]) => file.startsWith(`./${room}/`)).flatMap(([, own]) => Object.values(own))
  const declared = new Set(exported.filter((value) => typeof value === 'object' && value !== null && mark in value))
  expect(new Set<unknown>(registered)).toEqual(declared)
  expect(declared.size).toBe(registered.length)
})

test.each(declaredEntities)('entity %s is declared soundly', (kind, entity) => {
  expect(entity.kind).toBe(kind)
  const { attributes, facets = {}, heading, order, search, page, slug, sample } = entity
  expect(v.safeParse(savedSchema(entity), sample).issues?.map((issue) => [v.getDotPath(issue), issue.message])).toBeUndefined()

  const unlabelled = every(attributes).filter(([, name, { label }]) => !label && !Object.hasOwn(attributeLabels, name))
  expect(unlabelled.map(([at]) => at)).toEqual([])
  expect(['text', 'plain'], heading).toContain(attributes[heading]?.type)
  expect(attributes[heading]?.required, heading).toBe(true)

  const named = [...Object.values(facets).map(({ attribute }) => attribute), ...(order ? [order.attribute] : [])]
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining([...named, ...(search?.lead ?? []), ...(search?.body ?? [])]))
  for (const { attribute, part } of Object.values(facets))
    if (part) expect(['day', 'moment'], attribute).toContain(attributes[attribute]?.type)
  for (const name of search?.lead ?? [])
    expect(['text', 'plain'], `${name} is shown under a result as it is`).toContain(attributes[name]?.type)

  if (page?.address) {
    expect(page.address).toMatch(/^\/[a-z-]+\/\{slug\}$/)
    expect(slug, 'an entry with an address is found by its slug').toBeDefined()
    expect(heading, 'a page is answered with a title').toBe('title')
  }
  if (Array.isArray(slug)) expect(new Set(slug).size).toBe(slug.length)
})

test.each(declaredEntities)('entity %s refers to kinds and values that exist', (_, { attributes }) => {
  for (const [at, , { type, to, among, options }] of every(attributes)) {
    expect(type.startsWith('reference'), at).toBe(to !== undefined)
    if (to) expect(Object.keys(entities), at).toContain(to)
    for (const [name, value] of Object.entries(among ?? {})) {
      const target = (entities as Record<string, Entity>)[to ?? '']?.attributes[name]
      expect(
        target?.options?.map((option) => option.value),
        at,
      ).toContain(value)
    }
    if (options) expect(new Set(options.map(({ value }) => value)).size, at).toBe(options.length)
  }
})

test.each(contentCalls)('call $path is declared soundly', ({ path, entity, call }) => {
  expect(path).toMatch(/^[a-z-]+(?:\/(?:[a-z-]+|\{\w+\}))*$/)
  const facets = Object.keys(entity.facets ?? {})
  const own = [...facets, ...(entity.slug ? ['slug'] : []), 'id', ...(call.shape === 'facets' ? ['facet'] : [])]
  expect(own).toEqual(expect.arrayContaining([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))
  if ('filters' in call) expect(facets).toEqual(expect.arrayContaining([...(call.filters ?? [])]))
  if (call.shape === 'facets') expect(facets).toEqual(expect.arrayContaining([...call.facets]))
  if (call.shape === 'list' && call.search) expect(entity.search).toBeDefined()
  if (call.shape === 'list' && call.when) expect(entity.attributes[entity.order?.attribute ?? '']?.type).toBe('moment')
  if (call.shape === 'blocks') expect(Object.keys(entity.attributes)).toContain('blocks')
  if (call.shape === 'item' && !path.includes('{')) expect(entity.singleton).toBe(true)
})

test('no two calls share an address, whatever their parameters are called', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test('plurals are unique', () => {
  expect(new Set(declaredEntities.map(([, { plural }]) => plural)).size).toBe(declaredEntities.length)
})

test('every page type is one kind’s, and every kind with an address has one', () => {
  const grants = 'grant' // Its blocks have their own call, `grants/blocks/{id}`.
  const own = declaredEntities.flatMap(([, { page }]) => (page?.address && page.type !== grants ? [page.type] : []))
  const written = entities.page.attributes.type.options.map(({ value }) => value)
  expect([...own, ...written].sort()).toEqual([...pageTypes].sort())
  for (const type of pageTypes) expect(Object.keys(entityOfPageType(type).attributes), type).toContain('blocks')
})

test.each(declaredBlocks)('block %s is registered under its type and its sample can be saved', (type, block) => {
  expect(block.type).toBe(type)
  expect(v.safeParse(storedBlock(block), { id: 1, group: 1, position: 1, type, ...block.sample }).issues).toBeUndefined()
  const unlabelled = every(block.attributes).filter(([, name, { label }]) => !label && !Object.hasOwn(attributeLabels, name))
  expect(unlabelled.map(([at]) => at)).toEqual([])
})

test.each(declaredPages.map((page) => [page.name, page] as const))(
  'page %s names what exists',
  (_, { forms: own, modals, address, query }) => {
    expect(Object.keys(forms)).toEqual(expect.arrayContaining([...own, ...modals]))
    expect(address).toMatch(/^\/(?:\*|[\w-]+(?:\/(?:\{slug\}|[\w-]+))?)?$/)
    expect(new Set(query).size).toBe(query.length)
  },
)

test('no two pages take the same address', () => {
  const taken = declaredPages.flatMap(({ address, slugs }) => slugs?.map((slug) => address.replace('{slug}', slug)) ?? [address])
  expect(taken.filter((address, at) => taken.indexOf(address) !== at)).toEqual([])
})

test('every form has its own endpoint and is registered under its name', () => {
  const own = Object.entries(forms)
  expect(own.map(([name]) => name)).toEqual(own.map(([, { name }]) => name))
  expect(new Set(own.map(([, { endpoint }]) => endpoint)).size).toBe(own.length)
  for (const [name, { endpoint }] of own) expect(endpoint, name).toMatch(/^(?:applications|application-services)\/[a-z-]+$/)
  const handles = Object.values(fields).map((field) => field.name)
  for (const [name, form] of own) expect(handles, name).toEqual(expect.arrayContaining(form.fields.map(({ field }) => field.name)))
})

test.each(Object.entries(errors))('error %s has a status of an error and a sentence in each language', (_, { status, message }) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
  for (const lang of locales) expect(message[lang]).toMatch(/^\S.*\.$/)
})
