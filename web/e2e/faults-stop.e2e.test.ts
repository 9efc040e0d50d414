import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@narkhoz/contract/api.ts'
import { describe, expect, inject, test } from 'vitest'
import { hiddenFields } from '../app/forms/outcome.ts'
import { everyAddress } from './addresses.ts'
import { startFaultyContent } from './faulty-content.ts'
import { fillerOf, pageOf } from './sent-forms.ts'
import { credential, type StartedSite, startContent, startSite, startWhole } from './started.ts'
import { storedIn } from './stored.ts'
import { makeKnown, until } from './under-faults.ts'
import { failed, startVisitors } from './visitors.ts'

const seeded = inject('seeded')

type Sending = { path: string; headers: Record<string, string>; body: FormData }

/** A request whose body comes in two halves, the second on demand. */
const sendSlowly = async (url: string, { path, headers, body }: Sending) => {
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await form.arrayBuffer())
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = { Host: `localhost:${port}`, 'Content-Type': type, 'Content-Length': String(bytes.length), ...headers }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  const half = Math.floor(bytes.length / 2)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  socket.write(bytes.subarray(0, half))
  return {
    finish: () => {
      socket.write(bytes.subarray(half))
      return answer
    },
    answer: answer.catch((error: NodeJS.ErrnoException) => `cut off: ${error.code}`),
  }
}

/** A form with a file, filled in well. */
const registration = async (contentUrl: string, key: string): Promise<Sending> => {
  const { address } = pageOf('registration', await everyAddress(contentUrl))
  const body = (await fillerOf('registration', address, contentUrl))()
  body.set(hiddenFields.key, key)
  return { path: address, headers: { Accept: 'application/json' }, body }
}

/** A file for the content service, with a valid token. */
const file = async (contentUrl: string): Promise<Sending> => {
  const login = { email: credential.SERVICE_EMAIL, key: credential.SERVICE_KEY }
  const answer = await fetch(`${contentUrl}${apiBase}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  const { body: filled } = await registration(contentUrl, 'a-file-alone')
  const body = new FormData()
  body.set('file', [...filled.values()].find((value) => value instanceof File) ?? '')
  return { path: `${apiBase}/file/store`, headers: { Authorization: `Bearer ${data.access_token}` }, body }
}

const isRefused = async ({ url }: Pick<StartedSite, 'url'>) =>
  fetch(`${url}/healthz`).then(
    () => false,
    (error: Error) => (error.cause as NodeJS.ErrnoException).code === 'ECONNREFUSED',
  )

/** A client that repeats requests on one connection, and records those neither answered nor refused. */
const startAsking = (paths: (at: number) => string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen = { answered: 0, cut: [] as string[], closed: 0 }
  let isOver = false
  const ask = (url: string) =>
    new Promise<void>((resolve) => {
      const failed = (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') isOver = true
        else seen.cut.push(`${url}: ${error.code}`)
        resolve()
      }
      get(url, { agent }, (response: IncomingMessage) => {
        if (response.headers.connection === 'close') seen.closed++
        response.on('error', failed).on('end', () => {
          seen.answered++
          resolve()
        })
        response.resume()
      }).on('error', failed)
    })
  const asking = (async () => {
    for (let at = 0; !isOver; at++) await ask(paths(at))
    agent.destroy()
  })()
  return { seen, asking }
}

describe.concurrent('a stop under load', () => {
  test('of the site: 0 of its requests are cut, a form and a page in flight are answered, keep-alive connections get a close, and it exits by itself', async ({
    onTestFinished,
  }) => {
    const content = await startContent(seeded)
    const troubled = await startFaultyContent(content.url)
    const site = await startSite(troubled.url)
    onTestFinished(async () => {
      await site.stop()
      await troubled.stop()
      await content.stop()
    })
    await makeKnown(site)
    const slow = await sendSlowly(site.url, await registration(content.url, 'under-way-at-the-stop'))
    const crowd = Array.from({ length: 8 }, (_, number) => startAsking((at) => `${site.url}${['/', '/ru', '/en'][(at + number) % 3]}`))
    await until(() => crowd.every(({ seen }) => seen.answered > 20), true)
    troubled.set({ delay: 700 })
    const page = fetch(`${site.url}/ru/inclusion`)
    await until(() => fetch(`${site.url}/healthz`).then(({ ok }) => ok), true)

    site.child.kill('SIGTERM')
    await until(() => isRefused(site), true)
    const answered = await page
    expect([answered.status, answered.headers.get('connection')]).toEqual([200, 'close'])
    expect(await answered.text()).toMatch(/<\/html>$/)
    const said = await slow.finish()
    expect(said).toMatch(/^HTTP\/1\.1 200 /)
    expect(said).toMatch(/^Connection: close\r$/im)
    expect(said).toContain('"is":"sent"')
    await Promise.all(crowd.map(({ asking }) => asking))
    expect(crowd.flatMap(({ seen }) => seen.cut)).toEqual([])
    expect(crowd.every(({ seen }) => seen.closed === 1)).toBe(true)
    expect(await site.ended).toEqual({ code: 0, signal: null })
    expect(site.said()).not.toContain('cut off')
    expect(site.complaints()).toEqual([])
    expect((await storedIn(content.dataDir)).map(({ idempotency_key: key }) => key)).toEqual(['under-way-at-the-stop'])
  })

  test('of the content service: 0 of its requests are cut, a file in flight is stored, keep-alive connections get a close, and it exits by itself', async ({
    onTestFinished,
  }) => {
    const content = await startContent(seeded)
    onTestFinished(() => content.stop())
    const slow = await sendSlowly(content.url, await file(content.url))
    const kept = `${content.url}${apiBase}/schools?lang=ru`
    const made = (at: number) => `${content.url}${apiBase}/news?lang=en&limit=1&page=${at}`
    const crowd = Array.from({ length: 6 }, (_, number) => startAsking((at) => (number % 2 ? kept : made(1 + number * 100_000 + at))))
    await until(() => crowd.every(({ seen }) => seen.answered > 20), true)
    content.child.kill('SIGTERM')
    await until(() => isRefused(content), true)
    const said = await slow.finish()
    expect(said).toMatch(/^HTTP\/1\.1 201 /)
    expect(said).toMatch(/^Connection: close\r$/im)
    await Promise.all(crowd.map(({ asking }) => asking))
    expect(crowd.flatMap(({ seen }) => seen.cut)).toEqual([])
    expect(crowd.every(({ seen }) => seen.closed === 1)).toBe(true)
    expect(await content.ended).toEqual({ code: 0, signal: null })
    expect(content.said()).not.toContain('cut off')
    expect(content.complaints()).toEqual([])
  })

  test('of everything: the site goes first, so a form in flight still reaches the service, with 0 visits cut', async ({
    onTestFinished,
  }) => {
    const whole = await startWhole(seeded)
    onTestFinished(() => whole.stop())
    const slow = await sendSlowly(whole.url, await registration(whole.contentUrl, 'under-way-at-the-end'))
    await makeKnown(whole)
    const visitors = await startVisitors({ siteUrl: whole.url, contentUrl: whole.contentUrl, crowd: { known: { visitors: 4, rest: 5 } } })
    await visitors.visits({ known: 20 })
    const seen = await visitors.during(async () => {
      whole.child.kill('SIGTERM')
      await until(() => isRefused(whole), true)
    })
    expect(await slow.finish()).toContain('"is":"sent"')
    await visitors.stop()
    expect(failed(seen.known).filter((said) => !said.includes('ECONNREFUSED'))).toEqual([])
    expect(await whole.ended).toEqual({ code: 0, signal: null })
    expect(whole.complaints()).toEqual([])
    expect((await storedIn(whole.dataDir)).map(({ idempotency_key: key }) => key)).toEqual(['under-way-at-the-end'])
  })

  test('of both, with an upload that does not end: it is cut after 8 s, the log says so, and both end', async ({ onTestFinished }) => {
    const content = await startContent(seeded)
    const site = await startSite(content.url)
    onTestFinished(async () => {
      await site.stop()
      await content.stop()
    })
    const endless = [
      await sendSlowly(site.url, await registration(content.url, 'never-ends')),
      await sendSlowly(content.url, await file(content.url)),
    ]
    // Both have read the first half when they answer a later request.
    for (const { url } of [site, content]) await fetch(`${url}/healthz`)
    for (const process of [site, content]) process.child.kill('SIGTERM')
    await Promise.all([site.ended, content.ended])
    for (const process of [site, content]) {
      expect(process.said()).toMatch(/"requests":1,"msg":"requests under way are cut off"/)
      expect(process.complaints()).toEqual([])
    }
    // They got no response.
    for (const { answer } of endless) expect(await Promise.race([answer, wait(5000, 'nothing')])).not.toContain('HTTP/1.1 2')
    expect(await Promise.all([site.ended, content.ended])).toEqual([
      { code: 0, signal: null },
      { code: 0, signal: null },
    ])
  })
})
