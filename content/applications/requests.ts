import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type RequestStatus, requestStatuses, type statusQuestionSchema } from '@narkhoz/contract/answers.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { comparedEmail, comparedPhone, contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import type { Purpose } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { spelledCode } from '@narkhoz/contract/receipt-code.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { GuessThrottle } from '../service-tokens/guess-throttle.ts'
import { applications, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

type Question = v.InferOutput<typeof statusQuestionSchema>

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Compared with where an application or one of its contacts is missing, so that the work is the same. */
const nobody = randomBytes(32).toString('hex')

const isTheirs = (contact: string, payload: unknown) => {
  const { email, phone } = contactsIn((payload ?? {}) as Record<string, unknown>)
  const same = [
    timingSafeEqual(hashOf(comparedEmail(contact)), hashOf(email === undefined ? nobody : comparedEmail(email))),
    timingSafeEqual(hashOf(comparedPhone(contact)), hashOf(phone === undefined ? nobody : comparedPhone(phone))),
  ]
  return same.some(Boolean)
}

const purposeIn = (payload: unknown) =>
  (payload as { purpose?: unknown } | null)?.purpose === ('reminder' satisfies Purpose) ? { purpose: 'reminder' as const } : {}

/** Whose office handles it: that of the page it was sent from, where its form says so. */
const pageIn = (form: string, page: string | null) => (page !== null && (forms as Record<string, Form>)[form]?.atPage ? { page } : {})

/**
 * The limit of one network at one code is reached first, so that a guesser does not block other networks from that code. The limit
 * of a network refills fast: many visitors may share it.
 */
const limits = {
  pair: { capacity: 12, secondsPerToken: 30 },
  network: { capacity: 16, secondsPerToken: 1 },
  code: { capacity: 16, secondsPerToken: 10 },
}

/** Shows visitors the status of their request, given its code and the contact in it. */
export class Requests {
  readonly #db: Database
  readonly #throttle = new GuessThrottle(limits)

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * A wrong code and a wrong contact are answered alike. Wrong questions are limited by network and by code, and past the limit no
   * question is looked up; a right one costs nothing and forgives nothing, or knowing one's own code would make guessing free.
   */
  statusOf({ code, contact }: Question, address: string): Promise<RequestStatus> {
    const [spelled, network] = [spelledCode(code), networkOf(address)]
    return this.#throttle.attempt({ pair: `${network} ${spelled}`, network, code: spelled }, () => this.#look(spelled, contact))
  }

  async #look(code: string, contact: string): Promise<RequestStatus> {
    const [found] = await this.#db
      .select({
        id: applications.id,
        form: applications.form,
        status: applications.status,
        payload: applications.payload,
        page: applications.page,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .where(eq(applications.code, code))
    if (!isTheirs(contact, found?.payload) || !found) throw new ServiceError('not_found')
    return {
      status: requestStatuses.find((status) => status === found.status) ?? 'received',
      form: found.form as RequestStatus['form'],
      created_at: found.createdAt.toISOString(),
      ...(found.status === 'answered' && (await this.#isReplyWaiting(found.id)) && { reply: 'waiting' }),
      ...purposeIn(found.payload),
      ...pageIn(found.form, found.page),
    }
  }

  /** Whether it was answered by mail, and none of that has left. */
  async #isReplyWaiting(id: number): Promise<boolean> {
    const replies = await this.#db
      .select({ state: outbox.state })
      .from(outbox)
      .where(and(eq(outbox.applicationId, id), eq(outbox.receiver, 'applicant')))
    return replies.some(({ state }) => state === 'queued') && !replies.some(({ state }) => state === 'sent')
  }
}
