import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type RequestStatus, requestStatuses, type statusQuestionSchema } from '@narkhoz/contract/answers.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { comparedEmail, comparedPhone, contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import { networkOf } from '@narkhoz/contract/network.ts'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { SlowDown } from '../access/slow-down.ts'
import { applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { spelledCode } from './receipt-code.ts'

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

/** Tells visitors how what they sent stands: whoever knows the code and the contact it was sent with, and nobody else. */
export class Requests {
  readonly #db: Database
  readonly #slowDown = new SlowDown()

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * A wrong code and a wrong contact are answered alike. Who asks wrongly waits longer and longer, by network and by code;
   * a right answer is never held back and forgives nothing, or knowing one's own code would make guessing free.
   */
  async statusOf({ code, contact }: Question, address: string): Promise<RequestStatus> {
    const spelled = spelledCode(code)
    const [found] = await this.#db
      .select({ form: applications.form, status: applications.status, payload: applications.payload, createdAt: applications.createdAt })
      .from(applications)
      .where(eq(applications.code, spelled))
    if (!isTheirs(contact, found?.payload) || !found) {
      await Promise.all([this.#slowDown.wrong(`from ${networkOf(address)}`), this.#slowDown.wrong(`code ${spelled}`)])
      throw new ServiceError('not_found')
    }
    return {
      status: requestStatuses.find((status) => status === found.status) ?? 'received',
      form: found.form as RequestStatus['form'],
      created_at: found.createdAt.toISOString(),
    }
  }
}
