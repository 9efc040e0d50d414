import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPages } from './admin-pages.ts'

let parent: string
let folder: string
const page = '<!doctype html><html lang="kk"><head><title>x</title></head><body><div id="root"></div></body></html>'
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'narkhoz-admin-'))
  folder = join(parent, 'build')
  await mkdir(join(folder, 'assets', 'deep'), { recursive: true })
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, '.stamp'), 'secret')
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets', 'main-a1B2.js'), script)
  await writeFile(join(folder, 'assets', 'main-a1B2.css'), 'body{}')
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const places = { siteUrl: 'https://site.example' }
const ask = async (path: string, given = places, from = folder, headers: Record<string, string> = {}) => {
  const app = adminPages(given, from)
  app.onError((error, c) => c.text(error instanceof ServiceError ? error.code : String(error), 404))
  return app.request(`http://content.example${path}`, { headers }, { seen: { requestId: 'x', route: '' } })
}
const nonceIn = (html: string) => /<meta name="style-nonce" content="([^"]+)">/.exec(html)?.[1]

test('every address below /admin/ answers the one page, with its security policy', async () => {
  const nonces = new Set<string | undefined>()
  for (const path of [
    '/admin/',
    '/admin/applications/5',
    '/admin/entries/news/1/show',
    '/admin/index.html',
    '/admin/%D0%B0',
    '/admin/a.b/c',
  ]) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(200)
    const html = await answer.text()
    const nonce = nonceIn(html)
    nonces.add(nonce)
    expect(html).toContain('<div id="root">')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'; script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://site.example",
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      ].join('; '),
    )
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  }
  expect(nonces.size).toBe(6)
})

test('files are served as they are, and those with a hash in their name are cached for ever', async () => {
  const js = await ask('/admin/assets/main-a1B2.js')
  expect([js.status, js.headers.get('content-type'), js.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(await js.text()).toBe(script)
  expect((await ask('/admin/assets/main-a1B2.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  const icon = await ask('/admin/icon.svg')
  expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual(['image/svg+xml', 'no-cache'])
  const packed = await ask('/admin/assets/main-a1B2.js', places, folder, { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
})

test('a file of an older build is not there, and never answered with a page', async () => {
  for (const path of ['/admin/assets/main-0000.js', '/admin/assets/', '/admin/assets/deep', '/admin/assets/..%2f..%2fsecret.txt'])
    expect((await ask(path)).status, path).toBe(404)
})

test('nothing outside the build, and nothing hidden in it, can be had', async () => {
  const tricks = [
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..%5csecret.txt',
    '.stamp',
    './.stamp',
    'assets/%2e%2e/.stamp',
    '/etc/passwd',
    '%00',
    'x%00.js',
  ]
  for (const trick of tricks) expect(await (await ask(`/admin/${trick}`)).text(), trick).not.toContain('secret')
})

test('the address without its slash leads to it', async () => {
  const answer = await ask('/admin')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/admin/'])
})

test('before it is built the page says so, in three languages', async () => {
  for (const path of ['/admin/', '/admin/users']) {
    const answer = await ask(path, places, join(parent, 'nothing'))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const html = await answer.text()
    for (const words of ['npm start', 'жиналмаған', 'не собрана', 'has not been built']) expect(html).toContain(words)
  }
})
