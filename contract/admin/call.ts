import * as v from 'valibot'
import { apiBase, langQuery } from '../api.ts'
import type { Permission } from './permissions.ts'

/** Base path of all calls of the editors' and staff's screens. */
export const adminBase = `${apiBase}/admin`

/** Who may make a call: users with a permission, every signed-in user, or anybody. */
export type CallAccess = Permission | 'signed in' | 'anybody'

/** A call of the editors' and staff's screens: its path, its access rule, its input and its answer. */
export type AdminCall<
  Query extends v.ObjectEntries | undefined = v.ObjectEntries | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  May extends CallAccess = CallAccess,
  Answer extends v.GenericSchema = v.GenericSchema,
  Meta extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  File extends true | undefined = true | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v1/admin/`, with its parameters as `{id}`. */
  path: string
  may: May
  /** Query parameters besides `lang`: schemas that parse strings. */
  query?: Query
  /** The JSON it takes. */
  body?: Body
  /** Its JSON may be as long as an entry with everything that it can hold. */
  large?: true
  /** It takes one file instead, in the field `file` of a multipart request. */
  upload?: true
  /** The `data` of its answer. */
  answer: Answer
  /** Metadata of the answer. */
  meta?: Meta
  /** It may be answered with a file instead. */
  file?: File
  /** It makes something, and is answered with 201. */
  creates?: true
}

/** Declares a call. */
export const adminCall = <
  const Query extends v.ObjectEntries | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
  const May extends CallAccess = CallAccess,
  const Answer extends v.GenericSchema = v.GenericSchema,
  const Meta extends v.GenericSchema | undefined = undefined,
  const File extends true | undefined = undefined,
>(
  declared: AdminCall<Query, Body, May, Answer, Meta, File>,
): AdminCall<Query, Body, May, Answer, Meta, File> => declared

/** The answer of a call that returns nothing but its success. */
export const doneSchema = v.object({ done: v.literal(true) })

/** The answer of a call that is a file. */
export const fileAlone = v.never()

/** Page number and page size of a list. */
export const pagingQuery = {
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)), '1'),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/), v.transform(Number)), '20'),
}

/** A search query. */
export const wordsQuery = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** The query schema of a call: its own parameters and the language, which every call takes. */
export const queryRules = ({ query }: Pick<AdminCall, 'query'>): v.ObjectEntries => ({ lang: langQuery, ...query })

/** A timestamp in answers: ISO 8601 with an offset. */
export const moment = v.string()
