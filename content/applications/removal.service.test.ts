import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { applications, files, outbox } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { eventually } from '../testing/eventually.ts'
import { startObjectStore } from '../testing/object-store.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from '../uploads/uploads.ts'
import { removeExpired } from './retention.ts'

type State = (typeof outbox.$inferSelect)['state']

const keysIn = (payload: unknown) => (JSON.stringify(payload).match(/\/api\/v1\/files\/[\w-]+/g) ?? []).flatMap((url) => keyIn(url) ?? [])

describe.each(['disk', 'object store'] as const)('with files on the %s', (kept) => {
  let service: Awaited<ReturnType<typeof startService>>
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let applicant: Applicant

  beforeAll(async () => {
    store = await startObjectStore('applications')
    service = await startService('seeded', kept === 'disk' ? {} : store.variables)
    applicant = await applicantAt(service)
  })
  afterAll(async () => {
    await service.stop()
    store.stop()
  })
  afterEach(async () => {
    const { db } = service.storage
    await db.delete(files)
    await db.delete(applications)
  })

  const db = () => service.storage.db
  const isKept = (key: string) => (kept === 'disk' ? existsSync(join(service.dataDir, 'files', key)) : store.objects.has(key))

  const sent = async (form: Form, more: Record<string, unknown> = {}) => {
    const payload = { ...(await applicant.payload(form)), ...more }
    const { status, body } = await applicant.send(form, payload)
    expect(status).toBe(201)
    return { id: Number(body.data.id), keys: keysIn(payload) }
  }
  const ids = async () => (await db().select({ id: applications.id }).from(applications)).map(({ id }) => id).sort((a, b) => a - b)
  const age = (id: number, days: number) =>
    db()
      .update(applications)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(applications.id, id))
  const mailsAre = (id: number, state: State, receiver: 'office' | 'visitor') =>
    db().update(outbox).set({ state }).where(sql`${outbox.applicationId} = ${id} and ${outbox.receiver} = ${receiver}`)
  const deliver = async (id: number) => {
    await mailsAre(id, 'sent', 'office')
    await mailsAre(id, 'sent', 'visitor')
  }
  /** What the timer runs. */
  const sweep = async () => {
    const removed = await removeExpired(db())
    await service.service.uploads.sweep()
    return removed
  }

  test.each((Object.values(forms) as Form[]).map((form) => [form.name, form] as const))(
    '%s goes with its files and mails when its days are over, and not before',
    async (_, form) => {
      const [young, old] = [await sent(form), await sent(form)]
      for (const one of [young, old]) await deliver(one.id)
      await age(young.id, form.retentionDays - 1)
      await age(old.id, form.retentionDays + 1)
      const mails = (await db().select().from(outbox).where(eq(outbox.applicationId, old.id))).length
      expect(await sweep()).toEqual({ applications: 1, files: old.keys.length, mails })
      expect(await ids()).toEqual([young.id])
      for (const key of young.keys) expect(isKept(key)).toBe(true)
      for (const key of old.keys) expect(isKept(key)).toBe(false)
      expect((await db().select().from(files)).map(({ key }) => key).sort()).toEqual(young.keys.toSorted())
      expect(await db().select().from(outbox).where(eq(outbox.applicationId, old.id))).toEqual([])
      expect(await sweep()).toEqual({ applications: 0, files: 0, mails: 0 })
    },
  )

  test.each<[string, State, State, boolean]>([
    ['an office that could not be written to', 'queued', 'sent', true],
    ['an office that refused', 'failed', 'sent', true],
    ['a confirmation that waits', 'sent', 'queued', true],
    ['a confirmation to a wrong address', 'sent', 'failed', false],
    ['a confirmation that was one too many', 'sent', 'held back', false],
    ['everything delivered', 'sent', 'sent', false],
  ])('%s: office %s, visitor %s, kept %s', async (_, office, visitor, stays) => {
    const { id, keys } = await sent(forms.registration)
    await age(id, 5000)
    await mailsAre(id, office, 'office')
    await mailsAre(id, visitor, 'visitor')
    expect((await sweep()).applications).toBe(stays ? 0 : 1)
    for (const key of keys) expect(isKept(key)).toBe(stays)
  })

  test('what came before there was mail, or while there is none, waits until staff have taken it up', async () => {
    const [before, without] = [await sent(forms.vacancy), await sent(forms.vacancy)]
    await db().delete(outbox).where(eq(outbox.applicationId, before.id))
    for (const { id } of [before, without]) await age(id, 5000)
    expect((await sweep()).applications).toBe(0)
    await db().update(applications).set({ status: 'in_work' })
    expect((await sweep()).applications).toBe(2)
  })

  test('a form that is no longer declared has the longest retention', async () => {
    const { id } = await sent(forms.vacancy)
    await deliver(id)
    await db().update(applications).set({ form: 'gone' }).where(eq(applications.id, id))
    const longest = Math.max(...(Object.values(forms) as Form[]).map(({ retentionDays }) => retentionDays))
    await age(id, longest - 1)
    expect((await sweep()).applications).toBe(0)
    await age(id, longest + 1)
    expect((await sweep()).applications).toBe(1)
  })

  test('more than fit into one step go all the same', async () => {
    await sent(forms.service)
    await db().execute(sql`
      insert into applications (code, form, lang, payload, fingerprint, status, created_at)
      select 'code' || n, 'service', 'kz', '{}', '', 'answered', now() - interval '4000 days' from generate_series(1, 1100) n`)
    expect((await sweep()).applications).toBe(1100)
    expect(await ids()).toHaveLength(1)
  })

  describe('erasing a person', () => {
    const erase = async (...args: string[]) => {
      const lines: string[] = []
      await service.service.operate('erase', args, (line) => lines.push(line))
      return lines
    }

    test('erases everything they sent, by email in any case, and nobody else’s', async () => {
      const email = 'Kupiya@mail.kz'
      const theirs = [
        await sent(forms.registration, { email }),
        await sent(forms['archive-info'], { email: email.toLowerCase() }),
        await sent(forms.question, { email_from: email }),
      ]
      const others = [
        await sent(forms.registration, { email: 'kupiya@mail.kz.example' }),
        await sent(forms.consultation, { email: 'other@mail.kz', message: `Хат: ${email}` }),
        await sent(forms.service),
      ]
      expect(await erase('--email', 'kupiya@MAIL.kz')).toEqual([
        'Erased: 3 applications, 3 files, 6 mails.',
        'Backups made before still hold them.',
      ])
      expect(await ids()).toEqual(others.map(({ id }) => id))
      for (const { keys } of theirs) for (const key of keys) expect(isKept(key)).toBe(false)
      for (const { keys } of others) for (const key of keys) expect(isKept(key)).toBe(true)
      expect(await erase('--email', email)).toEqual(['Erased: 0 applications, 0 files, 0 mails.'])
    })

    test('removes everything they sent, by phone in any spelling', async () => {
      const phone = '+7 (705) 765-43-21'
      await sent(forms.vacancy, { phone })
      await sent(forms.advisor, { tel: phone })
      const other = await sent(forms.vacancy, { phone: '+7 (705) 765-43-22' })
      expect((await erase('--phone', '8 705 765 43 21'))[0]).toBe('Erased: 2 applications, 0 files, 4 mails.')
      expect(await ids()).toEqual([other.id])
    })

    test('by both contacts erases what matches either', async () => {
      await sent(forms.vacancy, { email: 'one@mail.kz', phone: '+7 (705) 111-11-11' })
      await sent(forms.vacancy, { email: 'two@mail.kz', phone: '+7 (705) 222-22-22' })
      expect((await erase('--email', 'one@mail.kz', '--phone', '+7 705 222 22 22'))[0]).toBe('Erased: 2 applications, 0 files, 4 mails.')
    })

    test('a receiver of questions is no visitor', async () => {
      const { id } = await sent(forms.question)
      const [row] = await db().select({ payload: applications.payload }).from(applications).where(eq(applications.id, id))
      const { email_to: receiver = '' } = (row?.payload ?? {}) as { email_to?: string }
      expect(await erase('--email', receiver)).toEqual(['Erased: 0 applications, 0 files, 0 mails.'])
      expect(await ids()).toEqual([id])
    })

    test.runIf(kept === 'object store')('an unavailable file store is logged, and a later sweep removes the rest', async () => {
      const { keys } = await sent(forms.registration, { email: 'later@mail.kz' })
      store.answer(false)
      await expect(erase('--email', 'later@mail.kz')).rejects.toThrow(/Applications: 1, mails: 2\. .*does not answer/)
      expect(await ids()).toEqual([])
      for (const key of keys) expect(isKept(key)).toBe(true)
      store.answer(true)
      await service.service.uploads.sweep()
      for (const key of keys) expect(isKept(key)).toBe(false)
    })
  })
})

test('the service sweeps every quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const service = await startService()
  try {
    const applicant = await applicantAt(service)
    const payload = await applicant.payload(forms.registration)
    expect((await applicant.send(forms.registration, payload)).status).toBe(201)
    const { db } = service.storage
    await db.update(applications).set({ status: 'answered', createdAt: sql`now() - interval '181 days'` })
    const kept = keysIn(payload).map((key) => join(service.dataDir, 'files', key))
    expect(kept.map((path) => existsSync(path))).toEqual([true])
    vi.advanceTimersByTime(15 * 60 * 1000)
    vi.useRealTimers()
    await eventually(async () => expect(await db.select().from(applications)).toEqual([]))
    await eventually(() => expect(kept.map((path) => existsSync(path))).toEqual([false]))
    expect(await db.select().from(outbox)).toEqual([])
  } finally {
    vi.useRealTimers()
    await service.stop()
  }
})
