import { newsFeeds } from '@narkhoz/contract/subscriptions.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readAssets } from './files/assets.ts'
import { securityHeaders } from './http/security-headers.ts'
import { startFakeContent } from './testing/fake-content.ts'
import { type Got, startSmallSite } from './testing/small-site.ts'

const digest = '0123456789abcdef0123456789abcdef'
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

const opened = async () => {
  const content = await startFakeContent((path, _query, response) => {
    if (path === `/media/${digest}.svg`) return response.writeHead(200, { 'content-length': drawing.length }).end(drawing)
    if (path === `/media/${digest}.png`) return response.destroy()
    if (!/^pages\/(?!nowhere)/.test(path)) return undefined
    const title = path.slice(6)
    const seo = { title, description: title }
    return { data: { id: 1, slug: title, title, seo, banner: null, page_type: 'static', path: `/${title}`, fallback: [] } }
  })
  const assets = await readAssets(import.meta.dirname, securityHeaders(true))
  const site = await startSmallSite(content.url, assets, { securityContact: 'mailto:security@narkhoz.example' })
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  return site
}

type Ask = (site: Awaited<ReturnType<typeof opened>>) => Promise<Got>

const twice: Ask = async ({ get }) => {
  await get('/news')
  return get('/news')
}
const again: (path: string) => Ask =
  (path) =>
  async ({ get }) =>
    get(path, { 'if-none-match': String((await get(path)).headers.etag) })

/** One answer of every kind that there is. */
const kinds: readonly (readonly [string, number, Ask])[] = [
  ['a page', 200, ({ get }) => get('/news')],
  ['a kept page', 200, twice],
  ['a page that somebody has', 304, again('/news')],
  ['a page’s headers alone', 200, ({ get }) => get('/news', {}, 'HEAD')],
  ['what the router asks for', 200, ({ get }) => get('/news.data')],
  ['a page that is not there', 404, ({ get }) => get('/nowhere')],
  ['an address that cannot be read', 404, ({ get }) => get('/%')],
  ['another spelling', 308, ({ get }) => get('/kz/news/')],
  ['an answer that sets a cookie', 303, ({ get }) => get('/vision?scheme=black')],
  ['a method that is not taken', 405, ({ get }) => get('/news', {}, 'DELETE')],
  ['a post to what has no form', 405, ({ get }) => get('/news', {}, 'POST')],
  ['a post from elsewhere', 403, ({ get }) => get('/posts', { 'sec-fetch-site': 'cross-site' }, 'POST')],
  ['a post that cannot be read', 400, ({ get }) => get('/posts', { accept: 'application/json' }, 'POST')],
  ['an asset', 200, ({ get }) => get('/site.ts')],
  ['an asset that somebody has', 304, again('/site.ts')],
  ['an asset that is not there', 404, ({ get }) => get('/dist/gone.js')],
  ['a picture', 200, ({ get }) => get(`/media/${digest}.svg`)],
  ['a picture that somebody has', 304, again(`/media/${digest}.svg`)],
  ['a picture that is not there', 404, ({ get }) => get(`/media/${digest}.webp`)],
  ['a picture that cannot be had', 503, ({ get }) => get(`/media/${digest}.png`)],
  ['robots.txt', 200, ({ get }) => get('/robots.txt')],
  ['security.txt', 200, ({ get }) => get('/.well-known/security.txt')],
  ['a feed that is not there', 404, ({ get }) => get(newsFeeds.rss.address)],
  ['health', 200, ({ get }) => get('/healthz')],
  ['a failure of ours', 500, ({ get }) => get('/fails')],
]

/** What pages elsewhere may show. */
const isPublicPicture = (kind: string, status: number) => kind.startsWith('a picture') && status < 400

test.each(kinds)('%s carries what protects it', async (kind, status, ask) => {
  const { status: answered, headers } = await ask(await opened())
  expect(answered).toBe(status)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isPublicPicture(kind, status) ? 'cross-origin' : 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A year, more than any recommendation.
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  // On a 304 a browser keeps the policy that came with the cached bytes.
  if (status === 304) return
  const policy = headers['content-security-policy']
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
})
