import { isDeepStrictEqual } from 'node:util'
import type { AdminCall } from '@narkhoz/contract/admin/call.ts'
import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import * as v from 'valibot'

const parametersOf = ({ path }: AdminCall) => path.split('{').length

// `applications/summary` is a call of its own and no application's id.
const patterns = adminCalls
  .toSorted((one, other) => parametersOf(one) - parametersOf(other))
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** Throws where what a call of the screens is answered with is not what it declares: another status, a missing key, or one too many. */
export const checkDeclaredAnswer = async (method: string, address: string, response: Response) => {
  if (!response.ok) return
  const name = `${method} ${address}`
  const path = address.split('?', 1)[0] ?? ''
  const call = patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
  if (!call) throw new Error(`${name} is answered and not declared`)
  const status = call.creates ? 201 : 200
  if (response.status !== status) throw new Error(`${name} is answered with ${response.status} and not with ${status}`)
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (call.file && !isJson) return
  const { answer, meta } = call
  const body: unknown = await response.clone().json()
  const read = v.safeParse(v.object({ data: answer, meta: meta ?? v.optional(v.undefined()) }), body)
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`${name} is not answered as it declares: ${v.getDotPath(issue)}: ${issue.message}`)
  }
  if (!isDeepStrictEqual(read.output, body)) throw new Error(`${name} is answered with more than it declares: ${JSON.stringify(body)}`)
}
