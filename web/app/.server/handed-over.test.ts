import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handedOver } from './handed-over.ts'

const streamOf = (...parts: string[]) => ReadableStream.from(parts.map((part) => new TextEncoder().encode(part)))

/** What the scripts tell the router in a browser. */
const toldBy = (scripts: string) => {
  const told: string[] = []
  const streamController = { enqueue: (text: string) => told.push(text), close: () => told.push('closed') }
  for (const [, script = ''] of scripts.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  return told
}

test('all of it is told at once, and that it was all', async () => {
  expect(toldBy(await handedOver(streamOf('["Қаз', 'ақ"]\n')))).toEqual(['["Қазақ"]\n', 'closed'])
  expect(toldBy(await handedOver(undefined))).toEqual(['', 'closed'])
})

test('nothing in it ends its script or begins a comment', async () => {
  const hostile = '</script><!--<script>&amp;\u2028\u2029\\"'
  const scripts = await handedOver(streamOf(hostile))
  expect(scripts.match(/<\/?script|<!--|[\u2028\u2029&]/g)).toEqual(['<script', '</script', '<script', '</script'])
  expect(toldBy(scripts)[0]).toBe(hostile)
})
