import { createHash } from 'node:crypto'
import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { readPayload } from '@narkhoz/contract/forms/payload.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { HeldBy } from '../mail/confirmations.ts'
import { enqueue } from '../mail/outbox.ts'
import { applications, files } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { fileAddress, keyIn } from '../uploads/uploads.ts'
import { dueOf } from './answer-due.ts'
import { checkTogether } from './check-together.ts'
import { receiptCode } from './receipt-code.ts'
import { checkReceiver, checkReferences, uploadsIn } from './references.ts'

/** What comes with a payload and is not in it. */
export type Beside = {
  lang: Locale
  tokenHash: string
  idempotencyKey?: string | undefined
  consentVersion?: string | undefined
  page?: string | undefined
}

/** The receipt: the application's number and the short code for its status page. */
export type Receipt = { id: number; code: string; created_at: string }

const receiptColumns = { id: applications.id, code: applications.code, createdAt: applications.createdAt }
const receiptOf = (row: { id: number; code: string; createdAt: Date }): Receipt => ({
  id: row.id,
  code: row.code,
  created_at: row.createdAt.toISOString(),
})

export type ApplicationsOptions = {
  /** Called after each application that is safe on the disk, with its mails; with what held its confirmation back, if anything did. */
  stored: (heldBy: HeldBy | undefined) => void
  /** How many confirmations may go out in an hour, to whomever. */
  confirmationsPerHour: number
}

/** Takes what visitors sent: judged by the form's declaration, then stored with its files and mails in one transaction. */
export class Applications {
  readonly #db: Database
  readonly #options: ApplicationsOptions

  constructor(db: Database, options: ApplicationsOptions) {
    this.#db = db
    this.#options = options
  }

  async take(form: Form, body: unknown, beside: Beside): Promise<Receipt> {
    const read = readPayload(form, body)
    if ('wrong' in read) throw new ServiceError('invalid', { fields: read.wrong })
    const { payload } = read
    const fingerprint = await fingerprintOf(this.#db, form, payload)
    const { stored: whenStored, confirmationsPerHour } = this.#options
    const { receipt, heldBy } = await this.#db.transaction(async (tx) => {
      const [stored] = await tx
        .insert(applications)
        .values({
          code: receiptCode(),
          form: form.name,
          lang: beside.lang,
          payload,
          fingerprint,
          idempotencyKey: beside.idempotencyKey ?? null,
          consentVersion: beside.consentVersion ?? null,
          page: beside.page ?? null,
        })
        .onConflictDoNothing({ target: [applications.form, applications.idempotencyKey] })
        .returning(receiptColumns)
      if (!stored) return { receipt: receiptOf(await earlier(tx, form, beside.idempotencyKey ?? '', fingerprint)), heldBy: undefined }
      // Judged only now: who sends the same key again is owed the receipt, also when a list has changed in between.
      checkTogether(form, payload)
      await checkReferences(tx, form, payload)
      await checkReceiver(tx, form, payload)
      await claim(tx, form, payload, stored.id, beside.tokenHash)
      // By the receipt's timestamp, which is the database's.
      await tx
        .update(applications)
        .set({ dueAt: dueOf(form, payload, stored.createdAt) })
        .where(eq(applications.id, stored.id))
      const held = await enqueue(tx, { applicationId: stored.id, payload, confirmationsPerHour })
      return { receipt: receiptOf(stored), heldBy: held }
    })
    whenStored(heldBy)
    return receipt
  }
}

/** The content of a payload, with files by digest: a resubmitted form uploads its files again. */
const fingerprintOf = async (db: Database, form: Form, payload: Record<string, unknown>) => {
  const keys = uploadsIn(form, payload).flatMap(({ url }) => keyIn(url) ?? [])
  const stored =
    keys.length === 0 ? [] : await db.select({ key: files.key, digest: files.digest }).from(files).where(inArray(files.key, keys))
  const said = stored.reduce((text, { key, digest }) => text.replaceAll(fileAddress(key), digest ?? key), JSON.stringify(payload))
  return createHash('sha256').update(said).digest('hex')
}

/** The application that came with the same key before; the same key with other content is a mistake of the sender's. */
const earlier = async (tx: Transaction, form: Form, idempotencyKey: string, fingerprint: string) => {
  const [known] = await tx
    .select({ ...receiptColumns, fingerprint: applications.fingerprint })
    .from(applications)
    .where(and(eq(applications.form, form.name), eq(applications.idempotencyKey, idempotencyKey)))
  if (!known) throw new Error('An application was neither stored nor found under its key')
  if (known.fingerprint !== fingerprint) throw new ServiceError('key_reused')
  return known
}

/** Binds the named files to the application: each must be this token's own, young and not used before. */
const claim = async (tx: Transaction, form: Form, payload: Record<string, unknown>, applicationId: number, tokenHash: string) => {
  const named = uploadsIn(form, payload)
  if (named.length === 0) return
  const keys = named.flatMap(({ url }) => keyIn(url) ?? [])
  const claimed = await tx
    .update(files)
    .set({ applicationId })
    .where(
      and(
        inArray(files.key, keys),
        eq(files.tokenHash, tokenHash),
        isNull(files.applicationId),
        gt(files.createdAt, sql`now() - make_interval(secs => ${constants.tokenSeconds})`),
      ),
    )
    .returning({ key: files.key })
  const own = new Set(claimed.map(({ key }) => fileAddress(key)))
  const foreign = named.filter(({ url }, at) => !own.has(url) || named.findIndex((one) => one.url === url) !== at)
  if (foreign.length > 0) throw new ServiceError('invalid', { fields: Object.fromEntries(foreign.map(({ path, words }) => [path, words])) })
}
