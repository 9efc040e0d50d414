import { createHash, randomUUID } from 'node:crypto'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { LRUCache } from 'lru-cache'
import { hiddenFields } from '../../app/forms/outcome.ts'
import type { Submission } from './read-submission.ts'

/** What was sent, from where and by whom, as far as two of the same are told by it. */
export type KeyInput = { form: FormName; path: string; address: string; submission: Submission }

const given = /^[\w.:-]{8,100}$/
const hour = 3_600_000

const digest = (...words: readonly unknown[]) => createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/**
 * The keys by which a form that is sent twice is stored once. Where no script has given it one, the same words from the same place
 * within an hour are the same form. That is remembered by a clock that is never set: neither the next hour nor a clock that is put
 * right makes it another. A process that knows nothing of it, after a start or beside others, makes the same key in the same hour.
 * A form that asks for no contact says nothing of its sender: behind one address many may choose the same, so each is one of its own.
 */
export const createFormKeys = () => {
  const known = new LRUCache<string, string>({ max: 10_000, ttl: hour })
  return ({ submission: { texts, files }, form, path, address }: KeyInput): string => {
    const own = texts.get(hiddenFields.key)
    if (own && given.test(own)) return own
    if (!asksForContact(forms[form])) return randomUUID()
    const said = digest(form, path, address, ...texts, ...[...files].map(([name, { size }]) => [name, size]))
    const key = known.get(said) ?? digest(Math.floor(Date.now() / hour), said)
    if (!known.has(said)) known.set(said, key)
    return key
  }
}
