import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { type ContentProcess, operatorCommand, startProcess } from '../testing/content-process.ts'
import { keptPdf, pdf } from '../testing/sample-files.ts'
import { testDatabase } from '../testing/test-service.ts'

const rounds = 4
const clients = 4

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase('seeded')
})
afterAll(() => database.remove())

type AcknowledgedForm = { id: unknown; code: unknown; payload: UnknownRecord; form: string }

/** A client: sends one application after the other, every second one with a file, until the service is gone. */
const apply = async (
  applicant: Applicant,
  [texts, dates]: readonly UnknownRecord[],
  bytes: Uint8Array,
  told: Map<string, AcknowledgedForm>,
) => {
  for (let at = 0; ; at++) {
    const key = crypto.randomUUID()
    const form = at % 2 === 0 ? forms.registration : forms.consultation
    const payload =
      form === forms.registration ? { ...dates, fio: key, file: await applicant.upload('scan.pdf', bytes) } : { ...texts, fio: key }
    const { status, body } = await applicant.send(form, payload, { 'idempotency-key': key })
    expect(status).toBe(201)
    told.set(key, { id: body.data.id, code: body.data.code, payload, form: form.name })
  }
}

/** Whether the connection broke, which is what a killed process looks like from outside. */
const isCutOff = (error: unknown) => error instanceof TypeError || (error as { name?: string }).name === 'AbortError'

const killInTheMiddle = async (running: ContentProcess, bytes: Uint8Array, told: Map<string, AcknowledgedForm>) => {
  const applicant = await applicantAt(running)
  const payloads = [await applicant.payload(forms.consultation), await applicant.payload(forms.registration)]
  const before = told.size
  const work = Array.from({ length: clients }, () =>
    apply(applicant, payloads, bytes, told).catch((error: unknown) => {
      if (!isCutOff(error)) throw error
    }),
  )
  // The moment is counted in receipts, plus a random instant between two of them.
  const enough = before + randomInt(3, 30)
  while (told.size < enough) await new Promise((resolve) => setTimeout(resolve, randomInt(1, 5)))
  await running.killed()
  await Promise.all(work)
}

test(`what was acknowledged is stored exactly once after ${rounds} times kill -9`, { timeout: 120_000 }, async () => {
  const bytes = await pdf()
  const told = new Map<string, AcknowledgedForm>()
  for (let round = 0; round < rounds; round++) {
    const running = await startProcess(database.variables)
    await running.ready()
    await killInTheMiddle(running, bytes, told)
  }
  expect(told.size).toBeGreaterThan(rounds * 3)

  const { code, out } = await operatorCommand(database.variables, 'applications', '--json')
  expect(code).toBe(0)
  const stored = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AcknowledgedForm & { idempotency_key: string })
  const byKey = Map.groupBy(stored, (row) => row.idempotency_key)
  expect([...byKey.values()].filter((rows) => rows.length > 1)).toEqual([])
  for (const [key, receipt] of told) expect(byKey.get(key)).toMatchObject([receipt])

  // Each with its file, readable and complete.
  const last = await startProcess(database.variables)
  await last.ready()
  const authorization = `Bearer ${(await readFile(join(database.dataDir, 'operator-key'), 'utf8')).trim()}`
  const kept = await keptPdf(bytes)
  for (const { payload } of stored.filter(({ form }) => form === forms.registration.name)) {
    const answer = await last.request(String(payload.file), { headers: { authorization } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(kept)).toBe(true)
  }
  await last.stopped()
})
