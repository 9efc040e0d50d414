import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { apiBase } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { type Newsroom, startNewsroom } from '../testing/newsroom.ts'
import { createServiceServer } from './server.ts'

let room: Newsroom
let applicant: Applicant

beforeAll(async () => {
  room = await startNewsroom('empty')
  applicant = await applicantAt(room.service)
})
afterAll(() => room.stop())

const kilobyte = 1024
const filled = (piece: string, bytes: number, start = '', end = '') =>
  Buffer.from(start + piece.repeat((bytes - start.length - end.length) / piece.length) + end, 'latin1')

type Door = { path: string; headers: () => Record<string, string> }

const browser = () => ({
  'sec-fetch-site': 'same-origin',
  cookie: [...room.editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
const token = () => ({ authorization: applicant.authorization })

/** CPU time of a request, in microseconds: other processes do not affect it. */
const busyWith = async ({ path, headers }: Door, type: string, body: Buffer<ArrayBuffer>) => {
  const before = process.threadCpuUsage()
  const statuses = new Set<number>()
  for (let round = 0; round < 6; round++) {
    const init = { method: 'POST', headers: { ...headers(), 'content-type': type }, body }
    const answer = await room.service.request(`${apiBase}/${path}`, init)
    await answer.arrayBuffer()
    statuses.add(answer.status)
  }
  const { user, system } = process.threadCpuUsage(before)
  return { busy: user + system, statuses: [...statuses] }
}

/** Resolution of CPU time, a few milliseconds. */
const ticks = 30_000

describe('JSON', () => {
  const size = 255 * kilobyte
  const hostile = {
    'lists in lists': filled('[', size),
    'closed lists in lists': Buffer.from('['.repeat(size / 2) + ']'.repeat(size / 2)),
    'objects in objects': filled('{"a":', size),
    'small values': filled('1,', size, '[', '1]'),
    'empty lists': filled('[],', size, '{"data":[', '1]}'),
    'empty texts': filled('"",', size, '[', '1]'),
    'one key again and again': filled('"a":1,', size, '{', '"a":1}'),
    'escaped quotes': filled('\\"', size, '{"a":"', '"}'),
    'escaped letters': filled('\\u0041', size, '{"a":"', '"}'),
    'a long number': filled('9', size, '{"a":', '}'),
    'many keys': Buffer.from(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join()}}`),
  }
  const doors: Door[] = [
    { path: 'auth/login', headers: () => ({}) },
    { path: forms.vacancy.endpoint, headers: token },
    { path: 'applications/status', headers: token },
    { path: 'admin/auth/sign-in', headers: browser },
  ]

  test.each(doors.map((door) => [door.path, door] as const))('%s is not kept busy by the structure of a body', async (_, door) => {
    const ordinary = await busyWith(door, 'application/json', filled('words ', size, '{"message":"', '"}'))
    for (const [what, body] of Object.entries(hostile)) {
      const { busy, statuses } = await busyWith(door, 'application/json', body)
      expect([what, statuses.every((status) => status >= 400 && status < 500)]).toEqual([what, true])
      expect(busy, what).toBeLessThan(6 * ordinary.busy + ticks)
    }
  })

  test('more values than a call has are refused as unreadable', async () => {
    const { statuses } = await busyWith(doors[1] as Door, 'application/json', filled('1,', 64 * kilobyte, '{"a":[', '1]}'))
    expect(statuses).toEqual([400])
  })
})

describe('multipart', () => {
  const boundary = '-'.repeat(20) + 'a'.repeat(40)
  const size = constants.upload.bytes
  const head = (name = 'a.png', more = '') => `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n${more}`
  const end = `\r\n--${boundary}--\r\n`
  const hostile = {
    'headers of one part': filled('X:\r\n', size, head(), `\r\n${end}`),
    'named headers of one part': filled('X-A: b\r\n', size, head(), `\r\n${end}`),
    'tiny parts': filled(`--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`, size, '', end),
    'parts without headers': filled(`--${boundary}\r\n\r\n\r\n`, size, '', end),
    'a boundary that nearly matches': filled(`\r\n--${boundary.slice(0, -1)}`, size, `${head()}\r\n`, end),
    'the last letter of the boundary': filled('a', size, `${head()}\r\n`, end),
    dashes: filled('-', size, `${head()}\r\n`, end),
    'line breaks': filled('\r\n', size, `${head()}\r\n`, end),
    'a name of ten megabytes': Buffer.from(`${head('x'.repeat(size - 1000))}\r\n${end}`),
    'parameters of a part': filled('; a=b', size, head().replace(/\r\n$/, ''), `\r\n\r\n${end}`),
    'escapes in a name': Buffer.from(`${head('%22'.repeat(size / 3 - 1000))}\r\n${end}`),
    'backslashes in a name': Buffer.from(`${head('\\"'.repeat(size / 2 - 1000))}\r\n${end}`),
    'blanks in a header': filled(' ', size, `${head()}X:`, `\r\n\r\n${end}`),
    'no line break at all': filled('x', size, `--${boundary}`, ''),
  }
  const doors: Door[] = [
    { path: 'file/store', headers: token },
    { path: 'admin/media', headers: browser },
  ]
  const type = `multipart/form-data; boundary=${boundary}`

  test.each(doors.map((door) => [door.path, door] as const))('%s is not kept busy by the structure of a body', async (_, door) => {
    // Refused by its first bytes, like all below: only the parsing is measured.
    const ordinary = await busyWith(door, type, filled('words ', size, `${head()}\r\n`, end))
    for (const [what, body] of Object.entries(hostile)) {
      const { busy, statuses } = await busyWith(door, type, body)
      expect([what, statuses.every((status) => status === 400 || status === 422)]).toEqual([what, true])
      expect(busy, what).toBeLessThan(6 * ordinary.busy + ticks)
    }
  })
})

test('a body in crumbs is cut off before it is all there', async () => {
  const server = createServiceServer(room.service.fetch, room.service.service)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${apiBase}/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`)
  // No end: the connection closes because of the crumbs.
  socket.write('1\r\na\r\n'.repeat(5000))
  await once(socket.resume(), 'close')
  server.close()
})
