import { type AdminCall, adminBase, queryRules } from '@narkhoz/contract/admin/call.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { storable } from '../../storage/storable.ts'
import { entryLimit, entryValues, jsonLimit, readJson, uploadLimit } from '../body.ts'
import { readQuery } from '../query.ts'
import type { AdminEnv, SignedIn } from './admin-env.ts'
import { bodyWords } from './body-words.ts'

type Rules = v.ObjectEntries | undefined
type Rule = v.GenericSchema | undefined
type File = true | undefined

/** The context of a call's handler: the current user unless it is public, and the validated input. */
export type RouteContext<Query extends Rules, Body extends Rule, May> = {
  c: Context<AdminEnv>
  lang: Locale
  /** A parameter of the path. */
  param: (name: string) => string
  query: Query extends v.ObjectEntries ? v.InferOutput<v.ObjectSchema<Query, undefined>> : unknown
  body: Body extends v.GenericSchema ? v.InferOutput<Body> : undefined
} & (May extends 'anybody' ? unknown : SignedIn)

/** Data that is sent is not changed: lists may be read-only. */
type ReadonlyRows<Value> = Value extends readonly (infer Row)[] ? readonly Row[] : Value

/** The result of a handler, by the declaration of its call: `data` and metadata, or the response with a file. */
type RouteResult<Answer extends v.GenericSchema, Meta extends Rule, IsFile extends File> =
  | ({ data: ReadonlyRows<v.InferInput<Answer>> } & (Meta extends v.GenericSchema ? { meta: v.InferInput<Meta> } : { meta?: never }))
  | (IsFile extends true ? Response : never)

/** The answer of a call that returns nothing but its success. */
export const done = { data: { done: true } } as const

const allowed =
  ({ may: needed }: AdminCall): MiddlewareHandler<AdminEnv> =>
  async (c, next) => {
    if (needed === 'anybody') return next()
    const signedIn = c.get('signedIn')
    if (!signedIn) throw new ServiceError('signed_out')
    c.env.seen.by = signedIn.account.id
    if (needed !== 'signed in' && !may(signedIn.account, needed)) throw new ServiceError('not_allowed')
    return next()
  }

const bodyOf = async (c: Context, schema: v.GenericSchema, large: boolean | undefined) => {
  const given = v.safeParse(schema, storable(await readJson(c, large ? entryValues : undefined)))
  if (given.success) return given.output
  // Of several issues of one field, the first is reported.
  const entries = given.issues.toReversed().flatMap((issue) => {
    const path = v.getDotPath(issue)
    return path === null ? [] : [[path, bodyWords(issue)] as const]
  })
  throw new ServiceError('invalid', { fields: Object.fromEntries(entries) })
}

const paramOf = (c: Context, name: string) => {
  const value = c.req.param(name) ?? ''
  if (value.includes('\0')) throw new ServiceError('not_found')
  return value
}

const queryOf = (rules: v.ObjectEntries, values: Readonly<Record<string, string>>) => {
  const given = v.safeParse(v.object(rules), values)
  if (given.success) return given.output
  // Present parameters are already validated: the issue is a missing one.
  throw new ServiceError('bad_query', { about: v.getDotPath(given.issues[0]) ?? '' })
}

/** Registers a declared call: nothing of a request is read before it is authorized. */
export const defineRoute = <
  Query extends Rules,
  Body extends Rule,
  const May extends AdminCall['may'],
  Answer extends v.GenericSchema,
  Meta extends Rule,
  IsFile extends File,
>(
  app: Hono<AdminEnv>,
  call: AdminCall<Query, Body, May, Answer, Meta, IsFile>,
  answer: (context: RouteContext<Query, Body, May>) => RouteResult<Answer, Meta, IsFile> | Promise<RouteResult<Answer, Meta, IsFile>>,
) => {
  const { method, path, query, body, upload, large, creates } = call
  const rules = queryRules(call)
  const limit: MiddlewareHandler = upload ? uploadLimit : large ? entryLimit : jsonLimit
  app.on(method, `${adminBase}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, allowed(call), limit, async (c) => {
    c.env.seen.route = `admin/${path}`
    const { lang, values } = readQuery(c.req.url, rules)
    const context = {
      ...c.get('signedIn'),
      c,
      lang,
      param: (name: string) => paramOf(c, name),
      query: queryOf(query ?? {}, values),
      body: body && (await bodyOf(c, body, large)),
    }
    // Of the types that the declaration says: all of it was read by the declaration just now.
    const answered = await answer(context as unknown as RouteContext<Query, Body, May>)
    return answered instanceof Response ? answered : c.json(answered, creates ? 201 : 200)
  })
}
