import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openSender, type Probe } from './probe.ts'

/** A server that hangs up on some requests, by the number that they have on their connection. */
const opened = async (isClosed: (number: number) => boolean) => {
  const counts = new Map<Socket, number>()
  const server = createServer(({ socket }, response) => {
    const number = (counts.get(socket) ?? 0) + 1
    counts.set(socket, number)
    if (isClosed(number)) socket.destroy()
    else response.end('a')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = openSender((server.address() as AddressInfo).port, 1)
  onTestFinished(() => {
    sender.close()
    server.close()
  })
  return sender
}

const probe: Probe = { method: 'GET', path: '/', headers: {} }

test('a closed keep-alive connection says nothing about a request, also about a queued one', async () => {
  const { send } = await opened((number) => number > 1)
  const answers = await Promise.all([send(probe), send(probe), send(probe)])
  expect(answers.map((answered) => 'status' in answered && answered.status)).toEqual([200, 200, 200])
  expect(await send(probe)).toMatchObject({ status: 200 })
})

test('closing on the first request of a connection is reported', async () => {
  const { send } = await opened(() => true)
  expect(await send(probe)).toEqual({ closed: 'Error: socket hang up' })
})
