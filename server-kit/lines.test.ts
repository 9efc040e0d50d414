import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

async function* bytewise(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const all = async (lines: AsyncIterable<string>) => {
  const read: string[] = []
  for await (const line of lines) read.push(line)
  return read
}

test.each([1, 2, 3, 7, 1000])('lines are split at line feeds only, in chunks of %i bytes', async (size) => {
  const lines = ['{"a":"б\u2028в\u2029г\u0085д"}', '', 'Қ👩‍🎓\r', 'end']
  expect(await all(linesOf(bytewise(`${lines.join('\n')}\n`, size)))).toEqual(lines)
  expect(await all(linesOf(bytewise(lines.join('\n'), size)))).toEqual(lines)
})
