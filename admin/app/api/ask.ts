import { type AdminCall, adminBase } from '@narkhoz/contract/admin/call.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import { RefusedError, UnreachableError } from './failure.ts'

/** The language of the service's messages. */
let spoken: Locale = defaultLocale

/** Makes the service answer in the language of the screens. */
export const speak = (lang: Locale) => {
  spoken = lang
}

type Value = string | number | boolean | null | undefined

/** Arguments of a call: path parameters, query and body. */
export type CallOptions<Call extends AdminCall> = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, Value>>
  body?: NonNullable<Call['body']> extends v.GenericSchema ? v.InferInput<NonNullable<Call['body']>> : undefined
  signal?: AbortSignal | undefined
}

/** The address of a call, with its parameters and query filled in. */
export const addressOf = ({ path }: AdminCall, { params = {}, query = {} }: Pick<CallOptions<AdminCall>, 'params' | 'query'> = {}) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams({ lang: spoken })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return `${adminBase}/${filled}?${search}`
}

const refusal = v.object({
  error: v.object({ code: v.string(), message: v.string(), fields: v.optional(v.record(v.string(), v.string())) }),
  data: v.optional(v.unknown()),
})

/** The error of an unsuccessful response; one that is not the service's own has only its status. */
export const refusedBy = (status: number, body: unknown) => {
  const read = v.safeParse(refusal, body)
  if (!read.success) return new RefusedError({ status, code: 'unknown', message: '' })
  const { error, data } = read.output
  return new RefusedError({ status, ...error, data })
}

const answerOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusedBy(response.status, body)
  return body
}

const answerSchema = v.object({ data: v.unknown(), meta: v.optional(v.unknown()) })

/** The `data` of an answer, read by the declaration of its call. */
export const dataIn = <Call extends AdminCall>(call: Call, body: unknown): v.InferOutput<Call['answer']> => {
  const answer: Call['answer'] = call.answer
  return v.parse(answer, v.parse(answerSchema, body).data)
}

/** The metadata of an answer, validated by the declaration of its call. */
const metaIn = <Call extends AdminCall>(call: Call, body: unknown): v.InferOutput<NonNullable<Call['meta']>> => {
  const meta: Call['meta'] = call.meta
  if (!meta) throw new Error(`Nothing stands beside the data of ${call.path}`)
  return v.parse(meta, v.parse(answerSchema, body).meta)
}

const send = async <Call extends AdminCall>(call: Call, { signal, body, ...asked }: CallOptions<Call> = {}): Promise<unknown> => {
  const response = await fetch(addressOf(call, asked), {
    method: call.method,
    credentials: 'same-origin',
    // A writing call is JSON also without a body: the service accepts nothing else.
    ...(call.method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new UnreachableError(cause)
  })
  return answerOf(response)
}

/** Makes a declared call and returns the `data` of its answer with the metadata. */
export const askWhole = async <Call extends AdminCall>(call: Call, asked?: CallOptions<Call>) => {
  const body = await send(call, asked)
  return { data: dataIn(call, body), meta: metaIn(call, body) }
}

/** Makes a declared call and returns the `data` of its answer. */
export const ask = async <Call extends AdminCall>(call: Call, asked?: CallOptions<Call>) => dataIn(call, await send(call, asked))

/** Makes a call of which only matters that it worked. */
export const tell = async <Call extends AdminCall>(call: Call, asked?: CallOptions<Call>): Promise<void> => {
  await send(call, asked)
}
