import { metaSchema } from '@narkhoz/contract/answers.ts'
import type { Endpoint } from '@narkhoz/contract/api.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import * as v from 'valibot'
import { errorSchema } from '../../http/openapi.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { marker } from './hostile.ts'
import type { Probe, ProbeAnswer, Whole } from './probe.ts'

/** The schemas of a successful answer: its data and metadata. */
export type ExpectedAnswer = { data?: v.GenericSchema | undefined; meta?: v.GenericSchema | undefined }

/** The declared answer of a call of the public API. */
export const expectedOf = ({ answer, paged, meta }: Endpoint): ExpectedAnswer => ({
  data: answer,
  ...(paged && { meta: meta ?? metaSchema }),
})

const always = Object.keys(securityHeaders(false))

/** Input must not be reflected as markup where a browser would parse it. */
export const reflects = (type: string, body: Buffer) =>
  !/^(?:application\/json|text\/(?:csv|x-script))/.test(type) &&
  new RegExp(`<script[^>]*>?\\s*${marker}|<[^>]+ on\\w+=["']?${marker}|href="javascript:`).test(body.toString())

/** Beyond this many bytes of head or body the connection may be closed while they are sent. */
const long = { head: 15 * 1024, body: 200 * 1024 }

/** Node's own response to a malformed or too large request: a bare status. */
export const isBare = ({ status, headers, body }: Whole) =>
  [400, 408, 431].includes(status) && body.length === 0 && headers.connection === 'close' && headers['content-type'] === undefined

const headOf = ({ method, path, headers }: Probe) => [method, path, ...Object.entries(headers).flat()].join('  ').length

/** Problems of closing the connection without a response: a small request deserves one. */
export const wrongWithClosing = (probe: Probe, closed: string) =>
  headOf(probe) <= long.head && (probe.body?.length ?? 0) <= long.body ? `the connection was closed: ${closed}` : undefined

const wrongWithError = (status: number, json: unknown, retryAfter: string | undefined) => {
  const parsed = v.safeParse(errorSchema, json)
  if (!parsed.success) return `no declared error: ${JSON.stringify(json)?.slice(0, 200)}`
  const { code } = parsed.output.error
  if (errors[code].status !== status) return `${code} with ${status}`
  if (status >= 500 && !(code === 'unavailable' && retryAfter !== undefined)) return `${status}`
  return undefined
}

const wrongWithData = (json: unknown, { data, meta }: ExpectedAnswer) => {
  if (typeof json !== 'object' || json === null || !('data' in json)) return 'no data'
  const judged = v.safeParse(v.object({ data: data ?? v.unknown(), meta: v.optional(meta ?? v.unknown()) }), json)
  return judged.success ? undefined : `does not fit: ${v.getDotPath(judged.issues[0])} ${judged.issues[0].message}`
}

const parsed = (body: Buffer): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(body.toString()) }
  } catch {
    return undefined
  }
}

/** Problems of the service's response, in a few words; undefined if it is acceptable. */
export const wrongWith = (probe: Probe, answered: ProbeAnswer, expected: ExpectedAnswer | undefined): string | undefined => {
  if ('closed' in answered) return wrongWithClosing(probe, answered.closed)
  if (isBare(answered)) return undefined
  const { status, headers, body } = answered
  const type = headers['content-type'] ?? ''
  const missing = always.filter((name) => !(name in headers))
  if (missing.length > 0) return `${status} without ${missing.join(', ')}`
  if (reflects(type, body)) return `${status} reflects markup`
  if (probe.method === 'HEAD' || (status >= 300 && status < 400)) return status >= 500 ? `${status}` : undefined
  if (status < 300 && !type.startsWith('application/json')) return expected?.data ? `answers ${type}` : undefined
  // The screens say on a page of theirs that they are not built.
  if (status === 503 && type.startsWith('text/html')) return undefined
  const read = parsed(body)
  if (!read) return `${status} without JSON: ${body.toString().slice(0, 200)}`
  if (status >= 400) return wrongWithError(status, read.json, headers['retry-after'])
  return expected && wrongWithData(read.json, expected)
}
