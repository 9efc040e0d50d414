import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handedOver } from './handed-over.ts'

const streamOf = (...parts: string[]) => ReadableStream.from(parts.map((part) => new TextEncoder().encode(part)))

/** What the page tells the router in a browser. */
const toldBy = (html: string) => {
  const [, textContent, script = ''] =
    /^<script type="application\/json">(.*?)<\/script><script nonce="once">(.*?)<\/script>$/s.exec(html) ?? []
  const told: unknown[] = []
  const streamController = { enqueue: (text: string) => told.push(text && JSON.parse(text)), close: () => told.push('closed') }
  const document = { currentScript: { previousSibling: { textContent } } }
  runInNewContext(script, { window: { __reactRouterContext: { streamController } }, document })
  return told
}

test('all of it is told at once, and that it was all', async () => {
  expect(toldBy(await handedOver(streamOf('["Қаз', 'ақ"]\n'), 'once'))).toEqual([['Қазақ'], 'closed'])
  expect(toldBy(await handedOver(undefined, 'once'))).toEqual(['', 'closed'])
})

test('nothing in it ends its script or begins a comment', async () => {
  const hostile = '</script><!--<script>\\<\\\\<&amp;\u2028\u2029\\"'
  const html = await handedOver(streamOf(JSON.stringify([hostile])), 'once')
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script', '<script', '</script'])
  expect(toldBy(html)[0]).toEqual([hostile])
})

test('the script that runs is the same on every page', async () => {
  const [one, other] = await Promise.all(
    ['["a"]', '["b"]'].map(async (data) => (await handedOver(streamOf(data), 'once')).split('</script>')[1]),
  )
  expect(one).toBe(other)
})
