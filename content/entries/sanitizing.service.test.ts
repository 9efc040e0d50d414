import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { sampleBlocks, sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { save } from './save.ts'

const short = 'Сөз <<b>script>x<</b>/script>'
const medium = `${short}<script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)><<<b>b>script>alert(4)<!-- x -->`
const markup = [
  medium,
  '<a href="javascript:alert(1)">a</a><a href="java\tscript:alert(1)">b</a><a href="//evil.example">c</a><a href="/\\evil.example">d</a>',
  '<iframe src="//evil.example"></iframe><p style="position:fixed" onclick="x()">e</p><form action="//evil.example"></form>',
].join(' ')
/** As much of it as an attribute takes. */
const fitting = (max = 300) => [markup, medium].find((text) => text.length <= max) ?? short
const badUrl = 'javascript:alert(1)'

/** Everything of an attribute that is text, or everything that is an address, replaced by what must not be answered. */
const poisoned = (attribute: Attribute, value: unknown, what: 'texts' | 'all'): unknown => {
  const { type, attributes = {}, max } = attribute
  if (value === null || value === undefined) return value
  const texts = (own: unknown) => own && Object.fromEntries(Object.keys(own).map((lang) => [lang, what === 'all' ? markup : fitting(max)]))
  const url = what === 'all' ? { url: badUrl } : {}
  if (type === 'text' || type === 'richText') return texts(value)
  if (type === 'plain') return what === 'all' ? markup : value
  if (type === 'url') return what === 'all' ? '//evil.example' : value
  if (type === 'link') return { ...(value as UnknownRecord), text: texts((value as UnknownRecord).text), ...url }
  if (type === 'picture')
    return { ...(value as UnknownRecord), ...((value as UnknownRecord).alt ? { alt: texts((value as UnknownRecord).alt) } : {}), ...url }
  if (type === 'file')
    return { ...(value as UnknownRecord), name: what === 'all' ? markup : medium, ...url, ...(what === 'all' && { type: markup }) }
  if (type === 'group') return poisonedAll(attributes, value as UnknownRecord, what)
  if (type === 'list') return (value as UnknownRecord[]).map((row) => poisonedAll(attributes, row, what))
  if (type === 'blocks')
    return (value as UnknownRecord[]).map((block) =>
      poisonedAll((blockRegistry as Record<string, Block>)[String(block.type)]?.attributes ?? {}, block, what),
    )
  return value
}

const poisonedAll = (attributes: Attributes, values: UnknownRecord, what: 'texts' | 'all'): UnknownRecord =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, attributes[name] ? poisoned(attributes[name], value, what) : value]),
  )

const draftsWith = (what: 'texts' | 'all') =>
  sampleDrafts().map((draft) => {
    const { attributes } = (entities as Record<string, Entity>)[draft.kind] as Entity
    const path = draft.attributes.path as string | undefined
    // A page is found by its path, so that one stays.
    return { ...draft, attributes: { ...poisonedAll(attributes, draft.attributes, what), ...(path && { path }) } }
  })

/** What no answer may contain: tags outside the allow-list, handlers, styles, and dangerous links. */
const forbidden = [
  /<\/?(?:script|img|svg|iframe|form|input|style|object|embed|math|base|meta|link)\b/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*\sstyle\s*=/i,
  /(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript|\/\/|\/\\)/i,
  /^\s*(?:javascript:|data:|\/\/|\/\\)/i,
  /<!--/,
]

const strings = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => strings(one, `${at}.${key}`))
}

const found = (value: unknown) => strings(value).filter(([, text]) => forbidden.some((pattern) => pattern.test(text)))

const everyAnswer = async (service: TestService) => {
  const answers: [string, unknown][] = []
  for (const { paths } of await everyCall(service.storage))
    for (const path of paths) for (const lang of ['kz', 'en']) answers.push([path, (await service.get(`${path}?lang=${lang}`)).body.data])
  return answers
}

let service: TestService

beforeAll(async () => {
  service = await startService('empty')
})
afterAll(() => service.stop())

/** The same entries over and over, each way into the table; nothing that was answered before is remembered. */
const ways: Record<string, () => Promise<unknown>> = {
  saved: () => save(service.storage, draftsWith('texts')),
  'written into the table past the save': async () => {
    await save(service.storage, sampleDrafts())
    for (const { kind, id, attributes } of draftsWith('all'))
      await service.storage.db.execute(
        sql`update entries set attributes = ${JSON.stringify(attributes)}::text::jsonb where kind = ${kind} and id = ${id}`,
      )
  },
}

describe.each(Object.entries(ways))('a text that was %s', (way, write) => {
  beforeAll(async () => {
    await write()
    service.service.content.drop()
    service.service.answers.drop()
  })

  test('is answered without markup that runs and without addresses that lead astray, by every call', async () => {
    const answers = await everyAnswer(service)
    expect(answers.length).toBeGreaterThan(150)
    for (const [path, data] of answers) {
      expect(data, path).toBeDefined()
      expect(found(data), path).toEqual([])
    }
    expect(JSON.stringify(answers)).toContain('Сөз')
    if (way === 'saved') expect(found(await service.storage.db.execute(sql`select attributes from entries`))).toEqual([])
  })

  test('is found by search, whose results contain nothing else', async () => {
    const { body } = await service.get(`search/index?query=${way === 'saved' ? 'сөз' : 'зертхана'}`)
    expect((body.data as unknown[]).length).toBeGreaterThan(0)
    expect(found(body.data)).toEqual([])
  })
})

describe('an address that leads astray', () => {
  beforeAll(() => save(service.storage, sampleDrafts()))

  const block = sampleBlocks.find(({ type }) => type === 'text')
  const draft = (attributes: UnknownRecord) => ({
    ...(sampleDrafts().find(({ kind }) => kind === 'news') as ReturnType<typeof sampleDrafts>[number]),
    attributes: { ...(entities.news.sample as UnknownRecord), ...attributes },
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('%j is refused in every field, and the field is named', async (url) => {
    const text = { kz: 'Толығырақ' }
    const places: [string, UnknownRecord][] = [
      ['picture.url', { picture: { url, width: 1, height: 1 } }],
      ['banner.link.url', { banner: { link: { text, url } } }],
      ['blocks.0.link.url', { blocks: [{ ...block, link: { text, url } }] }],
    ]
    for (const [at, attributes] of places) {
      const refusal = await save(service.storage, [draft(attributes)]).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(ServiceError)
      expect(Object.keys((refusal as ServiceError).fields ?? {})).toEqual([at])
    }
  })

  test('a text that is nothing but markup is no text', async () => {
    await expect(save(service.storage, [draft({ title: { kz: '<img src=x>' } })])).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'title.kz': {} },
    })
  })
})
