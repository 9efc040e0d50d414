import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, requireFreePort } from './ports.ts'

test.each([undefined, '127.0.0.1'])('a port taken on %s is named with its variable', async (host) => {
  const port = await findFreePort()
  const server = createServer().listen({ port, host })
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use by another program: stop that program or set PORT to another port.`,
  )
})

test('a free port is no problem', async () => {
  await expect(requireFreePort(await findFreePort(), 'PORT')).resolves.toBeUndefined()
})
