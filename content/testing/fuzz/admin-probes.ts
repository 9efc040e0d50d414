import { authCalls } from '@narkhoz/contract/admin/accounts.ts'
import { type AdminCall, adminBase, queryRules } from '@narkhoz/contract/admin/call.ts'
import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import { plurals } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import type { Browser } from '../staff-client.ts'
import { uploadLike } from './form-bodies.ts'
import { hostileText } from './hostile.ts'
import { hostileHeaders, methodLike, queryOf } from './hostile-requests.ts'
import { jsonLike, type RequestBody } from './json-bodies.ts'
import type { ExpectedAnswer } from './judge.ts'
import { like } from './like.ts'
import { type Aim, goodFiles, namedPaths, pathLike, type ServiceProbe } from './service-probes.ts'

const numbers = ['1', '2', '3', '52', '66', '173', '2147483647', '2147483648']

/** Values of path parameters of the screens' calls. */
const valuesOf = (given: Readonly<Record<string, readonly string[]>>) => (name: string) => given[name] ?? numbers

/** An entry as an editor's screen would send it: a sample of its kind, or something made from its declaration. */
const entryLike: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...sampleDrafts().map(({ attributes }) => attributes)),
  fc.constantFrom(...(Object.values(entities) as Entity[])).chain(({ attributes }) =>
    fc.record(Object.fromEntries(Object.entries(attributes).map(([name, { stored }]) => [name, like(stored)])), {
      requiredKeys: [],
      noNullPrototype: true,
    }),
  ),
)

const bodyOf = (call: AdminCall, files: readonly Buffer[]): Arbitrary<RequestBody | undefined> => {
  if (call.upload) return uploadLike(files)
  if (!call.body) return fc.constant(undefined)
  if (call !== entryCalls.create && call !== entryCalls.save) return jsonLike(like(call.body))
  const held = fc.record({
    version: call === entryCalls.save ? fc.integer({ min: 1, max: 5 }) : fc.constant(undefined),
    slug: fc.oneof(fc.constant(undefined), hostileText),
    position: fc.oneof(fc.constant(undefined), fc.nat()),
    attributes: entryLike,
  })
  return jsonLike(held)
}

const queryLike = (call: AdminCall) => {
  const declared = queryRules(call)
  return queryOf(Object.keys(declared), (name) =>
    like(declared[name] as v.GenericSchema).map((value) => (typeof value === 'string' ? value : '1')),
  )
}

/** What a call declares to answer; nothing is said of a file. */
const expectedOf = ({ answer, meta, file }: AdminCall): ExpectedAnswer => (file ? {} : { data: answer, meta })

/** These end the session that all others are sent with. */
const isLast = (call: AdminCall) => call === authCalls.signOut

/** Every call of the screens, with or without the session. */
export const adminAims = async ({ cookies }: Browser, given: Readonly<Record<string, readonly string[]>>): Promise<readonly Aim[]> => {
  const files = await goodFiles()
  const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const session: Arbitrary<string | undefined> = fc.oneof(
    { weight: 8, arbitrary: fc.constant(own) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('admin.session_token=', `${own}x`, 'admin.two_factor='), fc.stringMatching(/^[ -~]{0,40}$/))
        .map((parts) => parts.join('')),
    },
  )
  const values = valuesOf({ plural: plurals, ...given })
  const aimAt = (call: AdminCall): Aim => ({
    name: `${call.method} admin/${call.path}`,
    probes: fc
      .record({
        method: methodLike(call.method),
        to: pathLike(call.path, values),
        query: queryLike(call),
        headers: hostileHeaders,
        cookie: isLast(call) ? fc.constant(undefined) : session,
        sent: bodyOf(call, files),
      })
      .map(
        ({ method, to, query, headers, cookie, sent }): ServiceProbe => ({
          method,
          path: `${adminBase}/${to.path}${query && `?${query}`}`,
          headers: {
            'sec-fetch-site': 'same-origin',
            ...headers,
            ...(cookie && { cookie }),
            ...(sent && { ...sent.headers, 'content-length': String(sent.body.length) }),
          },
          ...(sent && { body: sent.body }),
          expected: to.isGood && method === call.method ? expectedOf(call) : undefined,
        }),
      ),
    named: namedPaths(call.path, values, Object.keys(queryRules(call))).map((path) => ({
      method: call.method,
      path: `${adminBase}/${path}`,
      headers: { 'sec-fetch-site': 'same-origin', ...(!isLast(call) && { cookie: own }) },
      expected: undefined,
    })),
  })
  return adminCalls.map(aimAt)
}
