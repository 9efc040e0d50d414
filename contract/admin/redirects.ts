import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { isSafeUrl } from '../attributes/url.ts'
import { adminCall, pagingQuery, wordsQuery } from './call.ts'

/** An address that leads on to another one, in all languages. */
export const redirectSchema = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  /** Created when an entry's address changed, or by an editor. */
  origin: v.picklist(['rename', 'editor']),
  /** Whether it leads to a page of this site that is not there. */
  dead: v.boolean(),
  created_at: v.string(),
  created_by: v.nullable(v.string()),
})

/** An address that leads on to another one. */
export type Redirect = v.InferOutput<typeof redirectSchema>

const address = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

/** An old address: a path of the site without language, optionally with a query, as people write it. */
export const redirectStart = /^\/(?!\/)(?:[^\s\\%;<>"?]*[^\s\\%;<>"/?])?(?:\/?\?[^\s\\<>"]+)?$/

/** The service checks whether the site can receive such a request, and explains why not. */
const ownPath = v.pipe(address, v.regex(redirectStart))

/** Limit of redirects with a query: the site keeps all of them in memory. */
export const mostQueryRedirects = 1000

/** Where it leads: a path of the site without a language, `/`, or a page elsewhere. */
export const isRedirectTarget = (url: string): boolean => isSafeUrl(url) && !/^(?:mailto|tel|#)/i.test(url)

const target = v.pipe(address, v.check(isRedirectTarget, 'must be a path of this site or an http address'))

/** Addresses that lead on. */
export const redirectCalls = {
  list: adminCall({
    method: 'GET',
    path: 'redirects',
    may: 'redirects.write',
    query: { ...pagingQuery, q: wordsQuery },
    answer: v.array(redirectSchema),
    meta: metaSchema,
  }),
  create: adminCall({
    method: 'POST',
    path: 'redirects',
    may: 'redirects.write',
    body: v.strictObject({ from: ownPath, to: target }),
    answer: redirectSchema,
    creates: true,
  }),
  update: adminCall({
    method: 'PUT',
    path: 'redirects/{id}',
    may: 'redirects.write',
    body: v.strictObject({ from: ownPath, to: target }),
    answer: redirectSchema,
  }),
  remove: adminCall({ method: 'DELETE', path: 'redirects/{id}', may: 'redirects.write', answer: v.object({ id: v.number() }) }),
}
