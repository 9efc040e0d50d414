import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'

const site = 'https://narkhoz.example'
const nothing = { elements: null, consultation_image: null, footer_logo: null, socials: null, address: null }

const opened = async (email: string | null, contact?: string) => {
  const content = await startFakeContent((path) =>
    path === 'settings/general' ? { data: { id: 1, slug: null, fallback: [], title: 'Нархоз', email, ...nothing } } : undefined,
  )
  const small = await startSmallSite(content.url, new Map(), contact === undefined ? {} : { securityContact: contact })
  onTestFinished(async () => {
    await small.stop()
    await content.stop()
  })
  await expect.poll(() => content.listeners()).toBe(1)
  return { content, ask: (path = '/.well-known/security.txt') => small.get(path) }
}

const fieldsIn = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )

test('names the university’s mailbox, and always ends months ahead', async () => {
  const { ask } = await opened('info@narkhoz.example')
  const { status, headers, text } = await ask()
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const { Expires: expires = '', ...fields } = fieldsIn(text)
  expect(fields).toEqual({
    Contact: 'mailto:info@narkhoz.example',
    'Preferred-Languages': 'kk, ru, en',
    Canonical: `${site}/.well-known/security.txt`,
  })
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(175)
  expect(days).toBeLessThan(365)
  expect((await ask('/ru/.well-known/security.txt')).status).toBe(404)
})

test('names whom the operator says, also while the service is away', async () => {
  const { ask, content } = await opened(null, `${site}/report`)
  await content.stop()
  expect(fieldsIn((await ask()).text).Contact).toBe(`${site}/report`)
})

test.each([null, 'info@narkhoz.example\nContact: mailto:evil@else.example'])('does not exist without a contact: %j', async (email) => {
  expect((await (await opened(email)).ask()).status).toBe(404)
})

test('answers with Retry-After while the service is down', async () => {
  const { ask, content } = await opened('info@narkhoz.example')
  await content.stop()
  const { status, headers } = await ask()
  expect([status, headers['retry-after']]).toEqual([503, '30'])
})
