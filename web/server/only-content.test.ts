import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

test('the site connects to the content service only, whatever address a visitor sends', async () => {
  const callers: number[] = []
  const listener = createServer((socket) => {
    callers.push(socket.remotePort ?? 0)
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const content = await startFakeContent(() => undefined)
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
    listener.close()
  })
  const dialled = vi.spyOn(Socket.prototype, 'connect')
  const host = `127.0.0.1:${port}`
  const url = `http://${host}/x`
  const named = { host, 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-original-url': url, referer: url, origin: url }
  const paths = [
    url,
    `//${host}/x`,
    `/@${host}/x`,
    `/pages/${encodeURIComponent(url)}`,
    `/${encodeURIComponent(url)}`,
    `/news?preview=${encodeURIComponent(url)}`,
    `/vision?back=${encodeURIComponent(url)}`,
    `/media/${encodeURIComponent(url)}`,
    `/media/..%2f..%2f${host}`,
    `/search?query=${encodeURIComponent(url)}`,
    `/news;${url}`,
    `/news#@${host}`,
  ]
  for (const path of paths) {
    const { status, headers } = await site.get(path, named)
    expect(status, path).toBeLessThan(500)
    expect(headers.location ?? '/', path).toMatch(/^\/(?!\/)/)
  }
  expect(callers).toEqual([])
  const service = new URL(content.url).port
  for (const [to] of dialled.mock.calls) {
    const told = JSON.stringify(to)
    expect(told.includes(service) || told.includes(String(site.port)), told).toBe(true)
  }
  expect(dialled.mock.calls.length).toBeGreaterThan(0)
  dialled.mockRestore()
})
