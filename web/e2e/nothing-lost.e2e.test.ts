import { expect, test } from 'vitest'
import { untilAnswers } from '../../tools/start/ready.ts'
import { hiddenFields } from '../app/forms/outcome.ts'
import { everyAddress } from './addresses.ts'
import { fillerOf, pageOf, postForm } from './sent-forms.ts'
import { startSystem } from './site.ts'
import { servicePid, storedFile, storedIn } from './stored.ts'

const submissions = 1000
const atOnce = 20
const killedAfter = [200, 450, 700]

const site = await startSystem({ FORM_GUARD: 'off', LOG_LEVEL: 'fatal' })

test('of 1,000 forms with a file, sent 20 at a time while the service is killed three times, every one that said "sent" is stored once', async () => {
  const { address } = pageOf('registration', await everyAddress(site.contentUrl))
  const filledIn = await fillerOf('registration', address, site.contentUrl)
  const sent = new Map<string, string>()
  const failed: string[] = []
  let next = 0

  const sender = async () => {
    for (let number = next++; number < submissions; number = next++) {
      if (killedAfter.includes(number)) process.kill(await servicePid(site.dataDir), 'SIGKILL')
      const email = `sender.${number}@example.kz`
      const body = filledIn()
      body.set('email', email)
      body.set(hiddenFields.key, `nothing-lost-${number}`)
      const { outcome } = await postForm(site.siteUrl + address, body)
      if (outcome?.is === 'sent') sent.set(email, outcome.receipt.code)
      else failed.push(`${number}: ${outcome?.is === 'failed' ? outcome.failure : JSON.stringify(outcome)}`)
      // After a Retry-After there is no immediate retry.
      if (outcome?.is !== 'sent') await untilAnswers(`${site.contentUrl}/readyz`, AbortSignal.timeout(60_000))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))

  const stored = (await storedIn(site.dataDir)).filter(({ form }) => form === 'registration')
  const emails = stored.map(({ payload }) => String(payload.email))
  expect(new Set(emails).size, 'nobody is stored twice').toBe(emails.length)
  expect(
    [...sent].filter(([email, code]) => stored.find(({ payload }) => payload.email === email)?.code !== code),
    'sent and not stored under its code',
  ).toEqual([])
  // A response may be lost in transit; an "error" may have been stored, but nothing else is reported.
  expect(failed.filter((said) => !said.endsWith(': unreachable'))).toEqual([])
  expect(sent.size + failed.length).toBe(submissions)
  expect(sent.size, failed.slice(0, 5).join('; ')).toBeGreaterThan(submissions / 2)

  const files = stored.filter(({ payload }) => sent.has(String(payload.email))).map(({ payload }) => String(payload.file))
  const unread: string[] = []
  for (let at = 0; at < files.length; at += atOnce)
    await Promise.all(
      files.slice(at, at + atOnce).map(async (file) => {
        const answer = await storedFile(site.contentUrl, site.dataDir, file)
        if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength === 0) unread.push(file)
      }),
    )
  expect(unread).toEqual([])
}, 600_000)
