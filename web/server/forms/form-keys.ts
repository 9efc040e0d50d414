import { createHash, randomUUID } from 'node:crypto'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { LRUCache } from 'lru-cache'
import { hiddenFields } from '../../app/forms/outcome.ts'
import type { Submission } from './read-submission.ts'

/** A submission with its origin and its sender, as far as duplicates are recognized by it. */
export type KeyInput = { form: FormName; path: string; address: string; submission: Submission }

const given = /^[\w.:-]{8,100}$/
const hour = 3_600_000

const digest = (...words: readonly unknown[]) => createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/**
 * Idempotency keys of submitted forms. Without a key from a script, the same content from the same place within an hour is a
 * duplicate. That is remembered by a monotonic clock: neither the next hour nor a corrected clock changes it. Another process, after
 * a restart or in parallel, derives the same key in the same hour. A form without contacts does not identify its sender: behind one
 * address many may choose the same, so each has a unique key.
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
