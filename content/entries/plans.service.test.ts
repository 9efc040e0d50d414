import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { generateNews } from '../seed/generated-news.ts'
import { rowsOf } from '../storage/storage.ts'
import { startService, type TestService } from '../testing/test-service.ts'

/** Enough for the planner to have a choice, and for frequent words that search reads newest first. */
const made = 5000
const many = 3000

type Query = { text: string; values: unknown[] }
type Client = { query: (...given: unknown[]) => Promise<{ rows: { 'QUERY PLAN': { Plan: Node }[] }[] }> }
type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Filter?: string; Plans?: Node[] }

let service: TestService
let ask: Client['query']
let big: Set<string>

/** Statements of the current request, without those of the scheduler and other background work. */
const asked = new AsyncLocalStorage<Query[]>()

/**
 * Normalizes a driver's arguments: PGlite takes a text and values, pg a text or a named statement, with its values inside or
 * separate.
 */
const queryOf = ([statement, beside = []]: readonly unknown[]): Query => {
  const { text, values = beside } = (typeof statement === 'string' ? { text: statement } : statement) as { text: string; values?: unknown }
  return { text, values: values as unknown[] }
}

beforeAll(async () => {
  service = await startService()
  const { db } = service.storage
  await generateNews(service.storage, made, () => undefined)
  await db.execute(sql`analyze changes`)
  // A late notification would clear the caches during a request.
  await service.service.changes.since(0)
  const rows = rowsOf<{ name: string }>(
    await db.execute(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${many}`,
    ),
  )
  big = new Set(rows.map(({ name }) => name))
  // Both drivers expose it here, which the type of the database does not declare.
  const clientOf = (from: unknown) => (from as { $client: Client }).$client
  const reading = clientOf(service.storage.reading.db)
  ask = reading.query.bind(reading)
  for (const client of new Set([clientOf(db), reading])) {
    const own = client.query.bind(client)
    vi.spyOn(client, 'query').mockImplementation((...given) => {
      asked.getStore()?.push(queryOf(given))
      return own(...given)
    })
  }
})
afterAll(() => service.stop())

/** Statements of one request with empty caches. */
const queriesOf = async (question: () => Promise<unknown>): Promise<Query[]> => {
  const queries: Query[] = []
  service.service.content.drop()
  service.service.answers.drop()
  await asked.run(queries, question)
  return queries
}

const get = (path: string) => async () => expect((await service.get(path)).status, path).toBe(200)
const changesBack = (number: number) => () => service.service.changes.since(service.service.changes.last - number)

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const planOf = async ({ text, values }: Query): Promise<Node[]> => {
  const { rows } = await ask(`explain (format json) ${text}`, values)
  return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan))
}

const isPublished = "(status = 'published'::text)"
/** Search filters rows that an index found; conditions of lists and pages are fully covered by an index. */
const isFiltered = ({ 'Relation Name': table = '', Filter }: Node) =>
  ['entries', 'facets', 'changes'].includes(table) && Filter !== undefined && Filter !== isPublished

const isRead = ({ 'Node Type': type }: Node) => type === 'Seq Scan'

/** The list has the order of its index: sorting it would read all of it for one page. */
const isSorted = (nodes: readonly Node[]) =>
  nodes.some((node) => node['Relation Name'] === 'facets') && nodes.some((node) => node['Node Type'].endsWith('Sort'))

const wrongWith = (plan: readonly Node[]): string[] => {
  const scans = plan.filter((node) => big.has(node['Relation Name'] ?? ''))
  const pages = plan.filter((node) => node['Node Type'] === 'Limit').map(nodesOf)
  return [
    ...scans.filter(isRead).map((node) => `reads all of ${node['Relation Name']}`),
    ...scans.filter(isFiltered).map((node) => `${node['Relation Name']} is filtered by ${node.Filter}`),
    ...pages.filter(isSorted).map(() => 'sorts a list before it is cut'),
  ]
}

const facetKey = 'facets_kind_name_value_sort_entry_id_pk'
const countKey = 'facet_counts_kind_name_value_stretch_pk'
const entryKey = 'entries_kind_id_pk'

const questions: [string, () => Promise<unknown>, string[]][] = [
  ['a page by its slug', get('pages/news/generated-77'), ['entries_slug']],
  ['a page by its path', get('pages/mission-and-values'), [facetKey, entryKey]],
  ['the content of a page', get('pages/news/blocks/1000077'), [entryKey]],
  ['the first page of a list', get('news'), [countKey, facetKey, entryKey]],
  ['a page deep in a list', get('news?page=200'), [countKey, facetKey, entryKey]],
  ['a list with one filter', get('news?year=2020'), [countKey, facetKey, entryKey]],
  ['a list with two filters', get('news?school=66&year=2020&page=2'), [facetKey, entryKey]],
  ['a list narrowed by words', get('news?search=инкубатор&lang=ru'), [facetKey, 'search_ru_words', entryKey]],
  ['a choice of years', get('news-filters/year'), [countKey]],
  ['a choice beside a filter', get('school-programs-filters/period?education=bachelor'), [facetKey]],
  ['a list of a school', get('school-dual-programs/66'), [facetKey, entryKey]],
  ['a setting', get('settings/general'), [entryKey]],
  ['a menu by its slug', get('menus/header'), ['entries_slug']],
  ['what changed since a number', changesBack(20), ['changes_pkey']],
  [
    'a search for a word',
    get('search/index?query=инкубатор&lang=ru'),
    ['search_words_ru_skeleton', 'search_lexemes_ru_pkey', 'search_lexemes_ru_skeleton', 'search_ru_words', entryKey],
  ],
  ['a search with a slip', get('search/index?query=лабаратория&lang=ru'), ['search_words_ru_like', 'search_ru_words', entryKey]],
  ['a suggestion', get('search/suggest?query=лабор&lang=ru'), ['search_words_ru_skeleton', 'search_ru_head', 'search_ru_day', entryKey]],
]

test('there are enough rows to choose', () => {
  const search = ['kz', 'ru', 'en'].flatMap((lang) => [`search_${lang}`, `search_words_${lang}`, `search_lexemes_${lang}`])
  expect([...big]).toEqual(expect.arrayContaining(['entries', 'facets', 'changes', ...search]))
})

test.each(questions)('%s is found by indexes that match', async (_, question, indexes) => {
  const statements = new Map((await queriesOf(question)).map((query) => [query.text, query]))
  const plans = await Promise.all([...statements.values()].map(planOf))
  expect(plans.flatMap(wrongWith)).toEqual([])
  expect(plans.flat().flatMap((node) => node['Index Name'] ?? [])).toEqual(expect.arrayContaining(indexes))
})

describe('as many statements are run for twenty as for one', () => {
  const twice: [string, (number: number) => () => Promise<unknown>][] = [
    ['of a list', (limit) => get(`news?limit=${limit}`)],
    ['of a list with two filters', (limit) => get(`news?school=66&year=2020&limit=${limit}`)],
    ['of a list of a school', (limit) => get(`news?school=66&limit=${limit}`)],
    ['results of a search', (limit) => get(`search/index?query=инкубатор&lang=ru&limit=${limit}`)],
    ['changes', changesBack],
  ]
  test.each(twice)('%s', async (_, question) => {
    // Stems of words are cached for the lifetime of the process: the first request has more statements.
    await queriesOf(question(20))
    const [one, twenty] = [await queriesOf(question(1)), await queriesOf(question(20))]
    expect(one.length).toBeGreaterThan(0)
    expect(twenty.length).toBe(one.length)
  })
})
