import { expect, test } from 'vitest'
import { readEvents } from './event-stream.ts'

async function* chunks(...texts: string[]) {
  yield* texts
}

const all = async (...texts: string[]) => {
  const read = []
  for await (const events of readEvents(chunks(...texts))) read.push(...events)
  return read
}

const change = { event: 'change', id: '7', data: '{"kind":"news"}' }

test.each([
  ['at once', ['event: change\ndata: {"kind":"news"}\nid: 7\n\n']],
  ['in pieces', ['event: cha', 'nge\ndata: {"kind":', '"news"}\nid: 7\n', '\n']],
  ['with other line ends', ['event: change\r\ndata: {"kind":"news"}\r\nid: 7\r', '\n\r\n']],
  ['without spaces', ['event:change\ndata:{"kind":"news"}\nid:7\n\n']],
  ['among heartbeats', [': alive\n\nevent: change\ndata: {"kind":"news"}\nid: 7\n\n: alive\n\n']],
])('an event that comes %s is read', async (_how, texts) => {
  expect(await all(...texts)).toEqual([change])
})

test('events of one chunk are delivered together', async () => {
  const read = []
  const one = 'event: change\ndata: 1\nid: 1\n\n'
  for await (const events of readEvents(chunks(one + one, one))) read.push(events.length)
  expect(read).toEqual([2, 1])
})

test('an incomplete event is not delivered', async () => {
  expect(await all('event: change\ndata: 1\n')).toEqual([])
})

test('an event without an end is no event', async () => {
  await expect(all('data: ', 'x'.repeat(1_000_001))).rejects.toThrow('without an end')
})
