import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { maxPassThrough } from '../../app/.server/content-client.ts'
import { PassThroughSlots } from './pass-through-slots.ts'

/** A response with a number of bytes sent. */
const reader = (bytesWritten = 0) => {
  const socket = { bytesWritten: 0 }
  const events = new EventEmitter()
  const response = Object.assign(events, {
    socket,
    isEnded: false,
    destroy: () => {
      response.isEnded = true
      events.emit('close')
    },
  })
  return { response: response as unknown as ServerResponse & { isEnded: boolean }, read: () => (socket.bytesWritten = bytesWritten) }
}

const admitted = (files: PassThroughSlots, count: number, bytes: (at: number) => number, network: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => {
    const one = reader(bytes(at))
    expect(files.admit(network(at), one.response, 0)).toBe(true)
    one.read()
    return one.response
  })

test('when all slots are taken the slowest reader is evicted', () => {
  const files = new PassThroughSlots()
  const readers = admitted(
    files,
    maxPassThrough,
    (at) => (at === 7 ? 10 : 1_000_000),
    (at) => `192.0.2.${at}`,
  )
  expect(files.admit('198.51.100.1', reader().response, 1000)).toBe(false)
  expect(files.admit('198.51.100.1', reader().response, 60_000)).toBe(true)
  expect(readers.map(({ isEnded }) => isEnded).indexOf(true)).toBe(7)
  expect(readers.filter(({ isEnded }) => isEnded)).toHaveLength(1)
})

test('no honest line is evicted for a later request', () => {
  const files = new PassThroughSlots()
  const readers = admitted(
    files,
    maxPassThrough,
    () => 60_000 * 20,
    (at) => `192.0.2.${at}`,
  )
  expect(files.admit('198.51.100.1', reader().response, 60_000)).toBe(false)
  expect(readers.some(({ isEnded }) => isEnded)).toBe(false)
})

test('one network takes no slots of others, and a finished response takes none', () => {
  const files = new PassThroughSlots()
  const [first] = admitted(
    files,
    32,
    () => 1000,
    () => 'campus',
  )
  expect(files.admit('campus', reader().response, 0)).toBe(false)
  expect(files.admit('elsewhere', reader().response, 0)).toBe(true)
  first?.emit('close')
  expect(files.admit('campus', reader().response, 0)).toBe(true)
})
