import { sampleValues } from '@narkhoz/contract/forms/sample.ts'
import { vacancy } from '@narkhoz/contract/forms/vacancy.ts'
import { expect, onTestFinished, test } from 'vitest'
import { hiddenFields } from '../app/forms/outcome.ts'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

const pageOf = (path: string) => ({
  data: {
    id: 1,
    slug: path,
    title: path,
    seo: { title: path, description: '' },
    banner: null,
    page_type: 'static',
    path: `/${path}`,
    fallback: [],
  },
})

const receipt = { data: { id: 1, code: 'ABCD-EFGH', created_at: '2026-11-17T10:00:00Z' } }

/** A site whose content service answers at once, but for the calls that a test holds back. */
const opened = async (isHeld: (path: string) => boolean = () => false) => {
  const held: (() => void)[] = []
  const stored: string[] = []
  let isHolding = true
  const content = await startFakeContent(async (path) => {
    if (isHolding && isHeld(path)) await new Promise<void>((resume) => held.push(resume))
    if (path === 'auth/login') return { data: { access_token: 'token', expires_in: 3600 } }
    if (path.startsWith('applications/')) stored.push(path)
    if (path.startsWith('applications/')) return receipt
    return path.startsWith('pages/') && !path.includes('nowhere') ? pageOf(path.slice(6)) : undefined
  })
  const site = await startSmallSite(content.url, new Map(), { service: { email: 'site@localhost', key: 'k'.repeat(24) } })
  const release = () => {
    isHolding = false
    for (const resume of held.splice(0)) resume()
  }
  onTestFinished(async () => {
    release()
    await site.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { ...site, held, stored, release }
}

const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
const filledIn = () =>
  new URLSearchParams({ ...(sampleValues(vacancy) as Record<string, string>), [hiddenFields.form]: 'vacancy' }).toString()
const formPage = '/career-development-office'

test('addresses that lead nowhere share one page a language, which is rendered once', async () => {
  const { get, seen } = await opened()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => get(`/nowhere-${at}`)))
  const without = (at: number, text = '') => text.replaceAll(`-${at}"`, '"')
  for (const [at, { status, text }] of answers.entries()) expect([status, without(at, text)]).toEqual([404, without(0, answers[0]?.text)])
  expect(answers[0]?.text).toContain('kz not found')
  expect((await get('/en/nowhere')).text).toContain('en not found')
  const rendered = seen.map(({ url }) => url).filter((url) => !url.includes('nowhere'))
  expect(rendered.map((url) => url.replace(/-\w+$/, ''))).toEqual(['/this-address', '/en/this-address'])
  expect((await get('/%')).text).toContain('href="/404"')
})

test('the page for an address that leads nowhere links to that address in other languages', async () => {
  const { get } = await opened()
  const at = "/news-catalog/nowhere-$&-$'"
  const { text } = await get(`/ru${at}?x="><script>`)
  expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))).toEqual([at, `/ru${at}`, `/en${at}`])
  expect(text).not.toContain('<script')
})

test('the not-found page respects the visitor\u2019s low-vision mode, and runs no script', async () => {
  const { get, seen } = await opened()
  const [plain, dark] = [await get('/nowhere'), await get('/nowhere', { cookie: 'vision=scheme=black' })]
  expect(seen.map(({ cookie }) => cookie?.includes('scheme=black') ?? false)).toEqual([false, false, true, true])
  for (const { headers } of [plain, dark]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
})

test('an address that contains the placeholder makes the page no longer than its own links', async () => {
  const { get, seen } = await opened()
  const plain = await get('/nowhere')
  const placeholder = seen.map(({ url }) => url).find((url) => url.startsWith('/this-address')) ?? ''
  for (const spelled of ['/en/this-address', '/this-address', `/en${placeholder}`]) {
    const path = `/nowhere${spelled.repeat(30)}`
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text.length).toBeLessThan(plain.text.length + 4 * path.length)
  }
})

test('the application continues at an address that the router accepts, and nowhere else', async () => {
  const { get } = await opened()
  expect((await get('/nowhere')).text).toContain('<script')
  for (const elsewhere of ['/news/nowhere', '/%', '/news?preview=junk']) expect((await get(elsewhere)).text).not.toContain('<script')
})

test('an invalid preview link is refused from memory', async () => {
  const { get, seen } = await opened()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => get(`/news?preview=junk${at}`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(answers[0]?.status))
  expect(seen.length).toBeLessThanOrEqual(1)
})

test('a form that is stored is acknowledged while previews wait, and where its page cannot be rendered', async () => {
  const { get, stored, held, release } = await opened((path) => path.startsWith('admin/'))
  // More than the queue holds: the last ones are refused.
  const previews = Array.from({ length: 300 }, (_, at) => get(`/news?preview=${at}.dead`))
  await expect.poll(() => held.length).toBeGreaterThan(0)
  // The small application throws when it renders a receipt.
  const sent = await get(formPage, encoded, 'POST', filledIn())
  expect(stored).toEqual(['applications/vacancy'])
  expect(sent.status).toBe(200)
  expect(sent.text).toContain('ABCD-EFGH')
  expect(sent.text).toContain('<html lang="kk">')
  expect(sent.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  release()
  expect(new Set((await Promise.all(previews)).map((answer) => answer?.status))).toEqual(new Set([410, 503]))
})

test('suggestions have their own queue and are refused beyond it, while pages are rendered', async () => {
  const { get, held, release } = await opened((path) => path.startsWith('search/'))
  const asked = Array.from({ length: 120 }, (_, at) => get(`/suggestions?query=${at}`))
  const refused = asked.map((answer) => answer.then(({ status, headers }) => (status === 503 ? headers['retry-after'] : undefined)))
  await expect.poll(() => held.length).toBeGreaterThan(0)
  expect(await Promise.any(refused.map(async (answer) => (await answer) ?? Promise.reject(new Error('answered'))))).toMatch(/^\d+$/)
  expect((await get('/news')).status).toBe(200)
  expect(held.length).toBeLessThanOrEqual(10)
  release()
  await Promise.all(asked)
})
