import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { save } from './save.ts'

const isTexts = (value: unknown): value is { kz: string } => typeof value === 'object' && value !== null && 'kz' in value

/** A saved value with nothing but its Kazakh texts. */
const onlyKazakh = (value: unknown): unknown => {
  if (isTexts(value)) return { kz: value.kz }
  if (Array.isArray(value)) return value.map(onlyKazakh)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onlyKazakh(one)]))
}

/** Paths of texts in a saved value; a reference is answered with the name of its entry. */
const textPaths = (value: unknown, at = ''): string[] => {
  if (isTexts(value)) return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textPaths(one, at ? `${at}.${key}` : key))
}

const valueAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as UnknownRecord | null)?.[key], value)

let service: TestService
const drafts: Draft[] = sampleDrafts().map((draft) => ({ ...draft, attributes: onlyKazakh(draft.attributes) as UnknownRecord }))

beforeAll(async () => {
  service = await startService('empty')
  await save(service.storage, drafts)
})
afterAll(() => service.stop())

type EntryWithFallback = UnknownRecord & { id: number; fallback: string[] }
const draftOf = (kind: string, id: number) => drafts.find((draft) => draft.kind === kind && draft.id === id)?.attributes ?? {}

/** The kind of a page: an entity with its own pages, or `page`. */
const kindOfPage = ({ page_type }: EntryWithFallback) =>
  (Object.values(entities) as Entity[]).find(({ page }) => page?.address && page.type === page_type)?.kind ?? 'page'

/** Every entry that the service answers, with its kind. */
const answered = async (lang: string) => {
  const found: { path: string; kind: string; entry: EntryWithFallback }[] = []
  for (const { endpoint, call, paths } of await everyCall(service.storage)) {
    if (call ? call.call.shape === 'facets' || call.call.shape === 'blocks' : endpoint.path !== 'pages/{path}') continue
    for (const path of paths) {
      const { body } = await service.get(`${path}?lang=${lang}`)
      for (const entry of [body.data].flat() as EntryWithFallback[])
        found.push({ path, kind: call?.entity.kind ?? kindOfPage(entry), entry })
    }
  }
  return found
}

describe.each(['ru', 'en'])('content in Kazakh only, requested in %s', (lang) => {
  test('is answered in Kazakh, and every such text is named, at any depth', async () => {
    const entries = await answered(lang)
    const unasked = ['document-group', 'mail-settings', 'synonym', 'best-bet']
    expect([...new Set(entries.map(({ kind }) => kind)), ...unasked].toSorted()).toEqual(Object.keys(entities).toSorted())
    for (const { path, kind, entry } of entries) {
      const saved = draftOf(kind, entry.id)
      const expected = textPaths(saved).filter((text) => !text.startsWith('blocks.') && (text.split('.')[0] ?? '') in entry)
      const references = Object.entries(entry).flatMap(([name, value]) =>
        [value].flat().flatMap((one, at) => (isReference(one) ? [`${name}${Array.isArray(value) ? `.${at}` : ''}.title`] : [])),
      )
      const standIns = 'page_type' in entry ? ['seo.title', 'seo.description'] : []
      expect(entry.fallback.toSorted(), path).toEqual([...expected, ...references, ...standIns].toSorted())
      for (const text of expected) expect(valueAt(entry, text), `${path} ${text}`).toBe((valueAt(saved, text) as { kz: string }).kz)
    }
  })

  test('names fallbacks of meta tags', async () => {
    const { body } = await service.get(`pages/news/sample?lang=${lang}`)
    expect((body.data as EntryWithFallback).fallback).toEqual(expect.arrayContaining(['title', 'lead', 'seo.title', 'seo.description']))
  })

  test('names the texts of each block in the block', async () => {
    const { body } = await service.get(`pages/news/blocks/1?lang=${lang}`)
    const saved = (draftOf('news', 1).blocks as UnknownRecord[]) ?? []
    const blocks = Object.values(body.data as Record<string, (UnknownRecord & { fallback: string[]; id: number })[]>).flat()
    expect(blocks.length).toBe(saved.length)
    for (const block of blocks) expect(block.fallback.toSorted(), String(block.type)).toEqual(textPaths(saved[block.id - 1]).toSorted())
  })

  test('is found by its Kazakh words, and the result says so', async () => {
    const { body } = await service.get(`search/index?query=зертхана&lang=${lang}`)
    const news = (body.data as EntryWithFallback[]).find(({ kind }) => kind === 'news')
    expect(news).toMatchObject({ id: 1, lang: 'kz' })
  })
})

const isReference = (value: unknown): value is { title: string } =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'id,slug,title'

test('Kazakh itself is never a fallback', async () => {
  for (const { path, entry } of await answered('kz')) expect(entry.fallback, path).toEqual([])
  const { body } = await service.get('search/index?query=зертхана')
  for (const { fallback } of body.data as EntryWithFallback[]) expect(fallback).toEqual([])
})

test('only missing texts are named', async () => {
  const texts = { kz: 'Бір', ru: 'Один' }
  await save(service.storage, [{ kind: 'partner', id: 77, attributes: { ...sampleOf('partner'), title: texts } }])
  const partners = async (lang: string) =>
    ((await service.get(`partners?lang=${lang}`)).body.data as EntryWithFallback[]).find(({ id }) => id === 77)
  await eventually(async () => expect((await partners('ru'))?.title).toBe('Один'))
  expect((await partners('ru'))?.fallback).not.toContain('title')
  expect(await partners('en')).toMatchObject({ title: 'Бір', fallback: expect.arrayContaining(['title']) })
  expect((await partners('kz'))?.fallback).toEqual([])
})

const sampleOf = (kind: string) => sampleDrafts().find((draft) => draft.kind === kind)?.attributes ?? {}

test('an answer in which everything is written names nothing', async () => {
  await save(service.storage, sampleDrafts())
  for (const lang of locales)
    await eventually(async () => {
      const entries = (await answered(lang)).filter(({ entry }) => entry.id !== 77)
      expect(entries.flatMap(({ entry }) => entry.fallback)).toEqual([])
    })
})
