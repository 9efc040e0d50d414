import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'
import { originForm } from './request-target.ts'

test.each([
  ['/news?a=1', '/news?a=1'],
  ['http://site.example/news?a=1', '/news?a=1'],
  ['HTTPS://site.example', '/'],
  ['http://site.example?a=1', '/?a=1'],
  ['http://site.example//evil.example', '//evil.example'],
  ['ftp://site.example/', 'ftp://site.example/'],
  ['*', '*'],
])('%s has the target %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})

const opened = async () => {
  const content = await startFakeContent(() => undefined)
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  return site
}

const said = async (port: number, head: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('an absolute target is answered like its path', async () => {
  const { port } = await opened()
  expect(await said(port, 'GET http://elsewhere.example/healthz HTTP/1.1\r\nHost: elsewhere.example')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['GET /healthz', 'GET /news', 'POST /contacts'])('%s with two hosts is refused', async (line) => {
  const { port } = await opened()
  expect(await said(port, `${line} HTTP/1.1\r\nHost: a.example\r\nhOST: b.example`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('an address that is too long is answered so', async () => {
  const { get } = await opened()
  expect((await get(`/search?query=${'a'.repeat(9000)}`)).status).toBe(414)
  expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414)
})

test.each([
  ['/contacts', 'GET, HEAD, POST'],
  ['/ru/virtual-reception', 'GET, HEAD, POST'],
  ['/request', 'GET, HEAD, POST'],
  ['/posts', 'GET, HEAD, POST'],
  ['/mission-and-values', 'GET, HEAD'],
  ['/dist/a.css', 'GET, HEAD'],
])('%s allows %s', async (path, allowed) => {
  const { get } = await opened()
  const { status, headers } = await get(path, {}, 'DELETE')
  expect([status, headers.allow]).toEqual([405, allowed])
})
