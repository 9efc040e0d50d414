import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { EncodedResponse } from './http/encoded-response.ts'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

const pageOf = (path: string, title: string) => ({
  data: { id: 1, slug: path, title, seo: { title, description: title }, banner: null, page_type: 'static', path: `/${path}`, fallback: [] },
})

const opened = async (silence?: number) => {
  const state = { title: 'first' }
  const content = await startFakeContent((path) =>
    /^pages\/(?!nowhere)/.test(path) ? pageOf(path.slice(6), `${state.title} `.repeat(60)) : undefined,
  )
  const asset = new EncodedResponse({
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'immutable' },
    body: Buffer.alloc(2000, 'a'),
  })
  const site = await startSmallSite(content.url, new Map([['/dist/a.css', asset]]), { silence })
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { state, content, ...site }
}

const how = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-status']

test('a page is made once, and from then on sent as it is', async () => {
  const { get, seen } = await opened()
  const [first, second] = [await get('/news'), await get('/news')]
  expect([how(first), how(second)]).toEqual(['site; fwd=miss', 'site; hit'])
  expect(second.text).toBe(first.text)
  expect(seen).toHaveLength(1)
  expect(first.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY', vary: 'Accept-Encoding' })
  expect(second.headers.etag).toBe(first.headers.etag)
})

test('the home page and the pages of the menu are rendered before the first request', async () => {
  const item = (url: string | null, children: string[]) => ({
    title: 'x',
    url,
    desc: null,
    children: children.map((child) => ({ title: 'x', url: child, desc: null })),
  })
  const items = [item('/news', []), item(null, ['/library', '/science']), item('https://elsewhere.example/', [])]
  const menu = { data: { id: 1, slug: 'header', title: 'x', items, fallback: [] } }
  const content = await startFakeContent((path) => (path === 'menus/header' ? menu : pageOf(path.slice(6), 'x')))
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  const addresses = ['/', '/news', '/library', '/ru', '/ru/news', '/ru/library', '/en', '/en/news', '/en/library']
  await expect.poll(() => site.seen.map(({ url }) => url)).toEqual(addresses)
  for (const address of addresses) await expect.poll(async () => how(await site.get(address))).toBe('site; hit')
  expect(site.seen).toHaveLength(addresses.length)
})

test('each language has its own page, and an unknown query key makes no other page', async () => {
  const { get, seen } = await opened()
  await get('/news-catalog?utm_source=x&page=2')
  await get('/news-catalog?page=2&fbclid=y')
  await get('/ru/news-catalog?page=2')
  expect(seen.map(({ url }) => url)).toEqual(['/news-catalog?page=2', '/ru/news-catalog?page=2'])
})

test('pages know nothing of a visitor but the low-vision mode', async () => {
  const { get, seen } = await opened()
  const headers = { cookie: 'a=1; vision=scheme=black&zoom=large&evil=1', 'accept-language': 'en', 'x-react-router-spa-mode': 'yes' }
  const dark = await get('/news', headers)
  const plain = await get('/news', { cookie: 'a=1; vision=nonsense' })
  expect(seen.map(({ cookie }) => cookie)).toEqual(['vision=scheme=black&zoom=large&spacing=normal&pictures=on', null])
  expect(seen[0]?.headers).toEqual(['cookie'])
  expect(dark.text).not.toBe(plain.text)
  expect(how(await get('/news', headers))).toBe('site; hit')
  expect(how(await get('/news'))).toBe('site; hit')
  expect([dark.headers['cache-control'], plain.headers['cache-control']]).toEqual([
    'private, max-age=0, must-revalidate',
    'public, max-age=0, must-revalidate',
  ])
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd', 'zstd', zstdDecompressSync],
  ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'gzip, deflate, br', brotliDecompressSync],
] as const)('a page is sent as %s to a client that accepts %s, and not at all with a matching ETag', async (encoding, taken, unpack) => {
  const { get } = await opened()
  const plain = await get('/news')
  const asked = { 'accept-encoding': taken }
  const packed = await get('/news', asked)
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(unpack(packed.body).toString()).toBe(plain.text)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const etag = String(packed.headers.etag)
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const unchanged = await get('/news', { ...asked, 'if-none-match': given })
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag])
  }
  expect((await get('/news', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const { get } = await opened()
  const { headers, text } = await get('/news')
  const head = await get('/news', {}, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(text))])
  expect(head.headers.etag).toBe(headers.etag)
})

test('the policy of a cached page names the scripts of that very page', async () => {
  const { get } = await opened()
  await get('/news')
  const { text, headers } = await get('/news')
  for (const [, script = ''] of text.matchAll(/<script[^>]*>(.*?)<\/script>/gs))
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
})

test('a change of a page’s content is visible, in every language', async () => {
  const { get, state, content } = await opened()
  await Promise.all([get('/news'), get('/ru/news'), get('/news.data')])
  state.title = 'second'
  content.change('page')
  for (const path of ['/news', '/ru/news', '/news.data']) await expect.poll(async () => (await get(path)).text).toContain('second')
})

test('while the service is down cached pages are served, marked, and others are unavailable; then all is well', async () => {
  const { get, state, content } = await opened()
  await get('/news')
  await content.stop()
  await expect.poll(async () => how(await get('/news'))).toBe('site; hit; detail=stale')
  expect((await get('/news')).text).toContain('first')
  const other = await get('/ru/news')
  expect([other.status, other.headers['retry-after'], other.headers['cache-control']]).toEqual([503, '30', 'no-store'])
  state.title = 'second'
  content.change('page')
  await content.start()
  await expect.poll(async () => (await get('/ru/news')).status).toBe(200)
  await expect.poll(async () => (await get('/news')).text).toContain('second')
  expect(how(await get('/news'))).toBe('site; hit')
})

test('a dead change feed is reopened: no page is stale for ever, and 0 of 200 visits fail in the meantime', async () => {
  const { get, state, content } = await opened(300)
  await get('/news')
  content.goDead()
  state.title = 'second'
  content.change('page')
  expect((await get('/news')).text).toContain('first')
  const visits = Promise.all(Array.from({ length: 200 }, () => get('/news')))
  await expect.poll(async () => (await get('/news')).text).toContain('second')
  expect(new Set((await visits).map(({ status }) => status))).toEqual(new Set([200]))
  await expect.poll(async () => how(await get('/news'))).toBe('site; hit')
})

test('a missing page is not cached', async () => {
  const { get, seen } = await opened()
  for (const _ of [1, 2]) expect(await get('/nowhere')).toMatchObject({ status: 404 })
  expect(seen.map(({ url }) => url.replace(/-\w+$/, ''))).toEqual(['/nowhere', '/this-address', '/nowhere'])
})

test('a malformed address has a page without scripts, apart from the error page itself', async () => {
  const { get } = await opened()
  const [unreadable, error] = await Promise.all([get('/%'), get('/404')])
  expect([unreadable.status, error.status]).toEqual([404, 404])
  expect(unreadable.text).not.toContain('<script')
  expect(error.text).toContain('<script')
})

test('the router’s data requests are cached separately from the page', async () => {
  const { get, seen } = await opened()
  const [page, data] = [await get('/news'), await get('/news.data?_routes=root&x=1')]
  expect(data.headers).toMatchObject({ 'content-type': 'text/x-script', 'x-robots-tag': 'noindex' })
  expect(page.headers['x-robots-tag']).toBeUndefined()
  expect(how(await get('/news.data?_routes=root'))).toBe('site; hit')
  expect(seen.map(({ url }) => url)).toEqual(['/news', '/news.data?_routes=root'])
})

test('hidden pages are not for search engines', async () => {
  const { get } = await opened()
  expect((await get('/search?query=a')).headers['x-robots-tag']).toBe('noindex')
})

test('a resource route is called every time, with the entire submission', async () => {
  const { get, seen } = await opened()
  for (const path of ['/vision?scheme=black&back=%2Fnews', '/ru/vision?scheme=black']) {
    const answer = await get(path, { 'sec-fetch-site': 'same-origin', 'x-react-router-spa-mode': 'yes' })
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([303, '/', ['a=1', 'b=2']])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(seen.map(({ url }) => url)).toEqual(['/vision?scheme=black&back=%2Fnews', '/ru/vision?scheme=black'])
  expect(seen[0]?.headers).toContain('sec-fetch-site')
  expect(seen[0]?.headers).not.toContain('x-react-router-spa-mode')
})

test('files are sent from memory, and only those there are', async () => {
  const { get, seen } = await opened()
  expect(await get('/dist/a.css', { 'accept-encoding': 'br' })).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
  expect((await get('/dist/a.css?v=2')).status).toBe(200)
  expect((await get('/dist/b.css')).status).toBe(404)
  const robots = await get('/robots.txt')
  expect(robots.text).toContain('Sitemap: https://narkhoz.example/sitemap.xml')
  expect(robots.headers.etag).toBeDefined()
  const icon = await get('/favicon.ico')
  expect([icon.headers['content-type'], icon.body.readUInt16LE(2), icon.body.subarray(23, 26).toString()]).toEqual([
    'image/x-icon',
    1,
    'PNG',
  ])
  expect((await get('/apple-touch-icon.png')).headers['content-type']).toBe('image/png')
  expect(seen).toEqual([])
})

test('methods other than GET, HEAD and POST are refused', async () => {
  const { get } = await opened()
  for (const method of ['DELETE', 'TRACE', 'PROPFIND', 'PATCH']) {
    const refused = await get('/news', { 'x-secret': 's3cr3t' }, method)
    expect([refused.status, refused.headers.allow, refused.text.includes('s3cr3t')]).toEqual([405, 'GET, HEAD', false])
  }
})

test('every request is written down once, by its path alone, with an id that goes on to the content service', async () => {
  const { get, lines } = await opened()
  await get('/search?query=secret', { 'x-request-id': 'given-by-a-proxy' })
  await get('/news', { 'x-request-id': 'bad id' })
  await get('/news')
  await get('/healthz')
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/search', 200],
    ['GET', '/news', 200],
    ['GET', '/news', 200],
  ])
  expect(requests[0]?.requestId).toBe('given-by-a-proxy')
  expect(requests[1]?.requestId).toMatch(/^[\w-]{8,64}$/)
  expect(requests[1]?.requestId).not.toBe(requests[2]?.requestId)
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('an old address with a query is led on, in its language, and no other query is', async () => {
  const data = [
    { from: '/page.php?id=5', to: '/history' },
    { from: '/?id=5', to: 'https://archive.example/5' },
  ]
  const content = await startFakeContent((path) => (path === 'redirects' ? { data } : pageOf(path.slice(6), 'x')))
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  const to = async (address: string) => {
    const { status, headers } = await site.get(address)
    return [status, headers.location]
  }
  expect(await to('/page.php?id=5')).toEqual([301, '/history'])
  expect(await to('/ru/page.php?utm_source=a&id=5')).toEqual([301, '/ru/history'])
  expect(await to('/en?id=5')).toEqual([301, 'https://archive.example/5'])
  expect(await to('/index.php?id=5')).toEqual([308, '/?id=5'])
  expect(await to('/?id=5')).toEqual([301, 'https://archive.example/5'])
  expect((await to('/?id=6'))[0]).toBe(200)
  const asked = () => content.asked.filter((address) => address.includes('/redirects')).length
  const before = asked()
  const started = performance.now()
  for (let at = 0; at < 50; at += 1) await site.get(`/?made-up=${at}`)
  expect(asked() - before).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1000))
  await content.stop()
  expect(await to('/page.php?id=5')).toEqual([301, '/history'])
})
