import * as v from 'valibot'
import { apiBase, langQuery } from '../api.ts'
import type { Permission } from './permissions.ts'

/** Everything that the editors' and staff's screens ask for stands under this path. */
export const adminBase = `${apiBase}/admin`

/** Who may make a call: whoever is allowed to do a thing, everybody who is signed in, or anybody. */
export type CallAccess = Permission | 'signed in' | 'anybody'

/** A call of the editors' and staff's screens: where it is, who may make it and what it takes. */
export type AdminCall<
  Query extends v.ObjectEntries | undefined = v.ObjectEntries | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  May extends CallAccess = CallAccess,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1/admin/`, with its parameters as `{id}`. */
  path: string
  may: May
  /** What may stand in the query beside `lang`: texts each, read by these rules. */
  query?: Query
  /** The JSON it takes. */
  body?: Body
  /** Its JSON may be as long as an entry with everything that it can hold. */
  large?: true
  /** It takes one file instead, in the field `file` of a multipart request. */
  upload?: true
}

/** Declares a call. */
export const adminCall = <
  const Query extends v.ObjectEntries | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
  const May extends CallAccess = CallAccess,
>(
  declared: AdminCall<Query, Body, May>,
): AdminCall<Query, Body, May> => declared

/** The page of a list that is asked for, and its length. */
export const pagingQuery = {
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
}

/** What is looked for by words. */
export const wordsQuery = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** What may stand in the query of a call: what it declares, and the language, which every call takes. */
export const queryRules = ({ query }: Pick<AdminCall, 'query'>): v.ObjectEntries => ({ lang: langQuery, ...query })

/** A moment as answers tell it: ISO 8601, with its offset. */
export const moment = v.string()
