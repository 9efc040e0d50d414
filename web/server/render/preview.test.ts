import { createHash } from 'node:crypto'
import { apiBase } from '@narkhoz/contract/api.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'
import { previewIn } from './preview.ts'

const pageOf = (path: string, title: string) => ({
  data: { id: 1, slug: path, title, seo: { title, description: title }, banner: null, page_type: 'static', path: `/${path}`, fallback: [] },
})

const opened = async (pass: unknown = { kind: 'news', id: 1, expires_at: '2026-12-01T00:00:00Z', framed_by: 'https://cms.example' }) => {
  const content = await startFakeContent((path, _query, _response, { headers }) => {
    const isGood = headers['x-preview'] === 'good.token'
    if (path === 'admin/preview') return isGood ? { data: pass } : undefined
    return path.startsWith('pages/') ? pageOf(path.slice(6), isGood ? 'draft' : 'published') : undefined
  })
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { content, ...site }
}

test('a preview link shows the draft to its holders and to nobody else', async () => {
  const { get } = await opened()
  expect((await get('/news/x')).text).toContain('published')
  const preview = await get('/news/x?preview=good.token')
  expect([preview.status, preview.text]).toEqual([200, expect.stringContaining('draft')])
  expect((await get('/ru/news/x?preview=good.token')).text).toContain('ru draft')
  expect((await get('/news/x')).text).toContain('published')
})

test('a preview is cached on neither side, and not indexed by search engines', async () => {
  const { get, content } = await opened()
  const preview = await get('/news/x?preview=good.token')
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(preview.headers['cache-status']).toBeUndefined()
  const asked = content.asked.length
  await get('/news/x?preview=good.token')
  expect(content.asked.length).toBeGreaterThan(asked)
})

test('it may be framed by the screens that created it, and has no script but the one for its scroll position', async () => {
  const { get } = await opened()
  const preview = await get('/news/x?preview=good.token')
  expect(preview.headers['content-security-policy']).toContain('frame-ancestors https://cms.example;')
  expect(preview.headers['x-frame-options']).toBeUndefined()
  const scripts = [...preview.text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, marks, code = '']) => ({ marks, code }))
  expect(scripts).toEqual([{ marks: '', code: expect.stringContaining('scrollTo') }])
  const hash = createHash('sha256')
    .update(scripts[0]?.code ?? '')
    .digest('base64')
  expect(preview.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  const plain = await get('/news/x')
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(plain.headers['x-frame-options']).toBe('DENY')
})

test('an expired or forged link shows nothing unpublished', async () => {
  const { get, content } = await opened()
  for (const token of ['other.token', 'x', '..%2fsecret', 'a%00b', 'x'.repeat(900)]) {
    const ended = await get(`/news/x?preview=${token}`)
    expect(ended.text, token).not.toContain('draft')
    expect(ended.headers['cache-control']).toBe('no-store')
    expect(ended.headers['x-frame-options']).toBe('DENY')
  }
  // No log has a token in it: addresses are written down, headers are not.
  expect(content.asked.filter((address) => !address.startsWith(`${apiBase}/`) || address.includes('token'))).toEqual([])
})

test('the service’s answer about a link goes into no header unless it is an origin', async () => {
  const { get } = await opened({ kind: 'news', id: 1, expires_at: '2026-12-01T00:00:00Z', framed_by: "'self'; script-src *" })
  const broken = await get('/news/x?preview=good.token')
  expect([broken.status, broken.headers['content-security-policy']]).toEqual([500, expect.not.stringContaining('script-src')])
})

test('a service that does not answer is no link that has ended', async () => {
  const { get, content } = await opened()
  await content.stop()
  expect((await get('/news/x?preview=good.token')).status).toBe(503)
})

test.each([
  ['?preview=a.b', 'a.b'],
  ['?page=2&preview=a', 'a'],
  ['?page=2', undefined],
  ['', undefined],
])('the link in %j is %j', (search, token) => {
  expect(previewIn(search)).toBe(token)
})
