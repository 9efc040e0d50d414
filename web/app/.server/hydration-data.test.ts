import { runInNewContext } from 'node:vm'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { hydrationData } from './hydration-data.ts'

const streamOf = (...parts: string[]) => new Blob(parts).stream()

/** Each value once, the others pointing to it: as the router codes its data. */
const coded = JSON.stringify([
  { _1: 2, _3: -5, _4: -7 },
  'loaderData',
  { _5: 6 },
  'errors',
  'actionData',
  'page',
  { _7: 8, _9: 10, _11: 12, _13: 14 },
  'title',
  '</script><!-- Қазақ "\\',
  'lang',
  '8',
  'counts',
  [15, 16, 8, -5],
  'nested',
  { _7: 8, _11: 17 },
  8,
  true,
  [],
])

const decodedBy = async (text: string) => (await decode(streamOf(text), globalThis)).value

/** The data that the page gives to the client-side router. */
const toldBy = (html: string) => {
  const [, textContent, script = ''] =
    /^<script type="application\/json">(.*?)<\/script><script nonce="once">(.*?)<\/script>$/s.exec(html) ?? []
  const told: unknown[] = []
  const streamController = { enqueue: (text: string) => told.push(text && JSON.parse(text)), close: () => told.push('closed') }
  const document = { currentScript: { previousSibling: { textContent } } }
  runInNewContext(script, { window: { __reactRouterContext: { streamController } }, document })
  return told
}

test('all of it is sent at once, and the stream is closed', async () => {
  expect(toldBy(await hydrationData(streamOf('["Қаз', 'ақ"]\n'), 'once'))).toEqual([['Қазақ'], 'closed'])
  expect(toldBy(await hydrationData(undefined, 'once'))).toEqual(['', 'closed'])
})

test('data are written as they are nested, and are the same again for the router in the browser', async () => {
  const html = await hydrationData(streamOf(coded), 'once')
  const [, written = ''] = html.split(/<script[^>]*>|<\/script>/)
  const page = { title: '</script><!-- Қазақ "\\', lang: '8', counts: [8, true, '</script><!-- Қазақ "\\', null] }
  expect(JSON.parse(written)).toEqual({
    loaderData: { page: { ...page, nested: { title: page.title, counts: [] } } },
    errors: null,
  })
  const [told] = toldBy(html)
  expect(await decodedBy(JSON.stringify(told))).toEqual(await decodedBy(coded))
})

test.each([
  ['a date', [{ _1: 2 }, 'since', ['D', 1_700_000_000_000]]],
  ['what JSON has no sign for', [{ _1: -2 }, 'share']],
  ['a gap in a list', [{ _1: 2 }, 'rows', [-7]]],
])('%s stays as the router codes it', async (_, data) => {
  const text = JSON.stringify(data)
  const [told] = toldBy(await hydrationData(streamOf(text), 'once'))
  expect(told).toEqual(data)
  expect(await decodedBy(JSON.stringify(told))).toEqual(await decodedBy(text))
})

test('nothing in it ends its script or begins a comment', async () => {
  const hostile = '</script><!--<script>\\<\\\\<&amp;\u2028\u2029\\"'
  const html = await hydrationData(streamOf(JSON.stringify([hostile])), 'once')
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script', '<script', '</script'])
  expect(toldBy(html)[0]).toEqual([hostile])
})

test('the script that runs is the same on every page', async () => {
  const [one, other] = await Promise.all(
    ['["a"]', '["b"]'].map(async (data) => (await hydrationData(streamOf(data), 'once')).split('</script>')[1]),
  )
  expect(one).toBe(other)
})
