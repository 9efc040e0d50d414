import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { filledCall } from '@narkhoz/contract/pages/filled-call.ts'
import type { Page } from '@narkhoz/contract/pages/page.ts'
import { addressesOf, pages } from '@narkhoz/contract/pages/registry.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { pino } from 'pino'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { emptyCacheTags } from './.server/cache-tags.ts'
import type { Content } from './.server/content.ts'
import { declaredAt, fill, type Value } from './.server/content-calls.ts'
import { entrySamples } from './.server/gallery/entry-sample.ts'
import { contentContext, requestContext } from './.server/request-context.ts'
import { resolveAttributes } from './.server/resolve-blocks.ts'
import { loadWords } from './i18n/words.ts'

type CallParameters = Readonly<Record<string, Value>>

const lang = 'en'

/** A sample with every attribute, as one entry is answered. */
const itemOf = (entity: Entity): UnknownRecord => ({
  ...resolveAttributes(entity.attributes, entity.sample as never, lang).answer,
  ...entrySamples(entity, lang, 1)[0],
})

const pageAnswer = { id: 7, slug: 'x', title: 'x', seo: { title: 'x', description: 'x' }, banner: null, page_type: 'static', fallback: [] }

/** A content service of samples that notes the calls that are made of it. */
const noted = () => {
  const calls = new Set<string>()
  const note = (path: string, given?: CallParameters) => {
    const { segments, query } = fill(path, given)
    calls.add(`${segments.join('/')}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`)
  }
  const noting = async <T>(path: string, given: CallParameters | undefined, answer: T) => {
    note(path, given)
    return answer
  }
  const list = async (path: string, given?: CallParameters) => {
    note(path, given)
    // The entry that the address is about is one of them.
    return entrySamples(declaredAt(path).entity, lang, 2).map((entry) => ({ ...entry, slug: 'x' }))
  }
  const content = {
    shared: async () => ({}),
    settings: async () => ({}),
    page: async (path: string) => ({ ...pageAnswer, path, category: { id: 9, title: 'x' } }),
    pageOf: async (entity: Entity) => ({ ...itemOf(entity), ...pageAnswer }),
    blocks: async (type: Page['type'], id: number) => {
      calls.add(`pages/${type}/blocks/${id}?`)
      return []
    },
    blocksAt: (path: string, given?: CallParameters) => noting(path, given, []),
    list,
    paged: async (path: string, given?: CallParameters) => ({
      data: await list(path, given),
      meta: { current_page: 1, last_page: 1, per_page: 20, total: 2 },
    }),
    facets: (path: string, given?: CallParameters) => noting(path, given, []),
    item: (path: string, given?: CallParameters) => noting(path, given, itemOf(declaredAt(path).entity)),
    search: (given?: CallParameters) =>
      noting('search/index', given, { data: [], meta: { current_page: 1, last_page: 1, per_page: 20, total: 0 } }),
    menu: async () => ({ items: [] }),
    redirect: async () => undefined,
  }
  return { calls, content: content as unknown as Content }
}

const load = async (declared: Page, address: string) => {
  const { calls, content } = noted()
  const context = new RouterContextProvider()
  context.set(requestContext, {
    lang,
    contentUrl: '',
    siteUrl: 'https://site.example',
    log: pino({ level: 'silent' }),
    nonce: 'nonce',
    requestId: '',
    renderSlot: async () => {},
    tags: emptyCacheTags(),
  })
  context.set(contentContext, content)
  const url = new URL(address, 'https://site.example')
  const { loader } = (await import(`./pages/${declared.screen}.tsx`)) as { loader: (args: LoaderFunctionArgs) => Promise<unknown> }
  await loader({ context, url, pattern: declared.address.replace('{slug}', ':slug'), params: {}, request: new Request(url) })
  return calls
}

/** Calls without their order, and without saying of a first page that it is the first. */
const comparable = (calls: Iterable<string>) =>
  [...calls]
    .map((call) => {
      const url = new URL(call, 'http://content')
      if (url.searchParams.get('page') === '1') url.searchParams.delete('page')
      url.searchParams.sort()
      return `${url.pathname}?${url.searchParams}`
    })
    .sort()

beforeAll(() => loadWords(lang))

const screens: readonly Page[] = pages

const asking = screens.filter(({ builtIn, pageless }) => !builtIn && !pageless)

test.each(asking.map((page) => ({ name: page.name, page })))('$name asks for what it declares and for nothing else', async ({ page }) => {
  const address = addressesOf(page)[0] ?? page.address.replace('{slug}', 'x').replace('/*', '/x')
  const slug = page.address.includes('{slug}') ? address.split('/').at(-1) : undefined
  const values = { page: { ...pageAnswer, category: { id: 9 } }, slug, query: {} }
  const expected = page.calls.flatMap((template) => filledCall(template, values) ?? [])
  expect(comparable(await load(page, address))).toEqual(comparable(expected))
})
