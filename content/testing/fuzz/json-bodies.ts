import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import fc, { type Arbitrary } from 'fast-check'
import { hostileValue } from './hostile.ts'

/** A body with its headers. */
export type RequestBody = { body: Buffer; headers: Readonly<Record<string, string>> }

const isObject = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null

/** Every place of a value, as its owner and the name that it has there. */
const placesIn = (value: unknown): [owner: UnknownRecord, name: string][] =>
  isObject(value) ? Object.keys(value).flatMap((name) => [[value, name] as [UnknownRecord, string], ...placesIn(value[name])]) : []

const nameIn = (other: unknown) => (typeof other === 'string' && other !== '__proto__' ? other : 'more')

const changes: readonly ((owner: UnknownRecord, name: string, other: unknown) => unknown)[] = [
  (owner, name, other) => Object.defineProperty(owner, name, { value: other, enumerable: true, configurable: true, writable: true }),
  (owner, name) => Reflect.deleteProperty(owner, name),
  (owner, name) => Reflect.set(owner, name, [owner[name], owner[name]]),
  (owner, name) => Reflect.set(owner, name, { [name]: owner[name] }),
  (owner, name) => Reflect.set(owner, name, text(owner[name])),
  // A list gets one more: a name that is a large number would make it as long as that.
  (owner, _, other) => (Array.isArray(owner) ? owner.push(other) : Reflect.set(owner, nameIn(other), other)),
]

/** A value that was right once, and was changed in a place or two. */
const changedFrom = (good: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(10_000), fc.constantFrom(...changes), hostileValue), { minLength: 1, maxLength: 3 }))
    .map(([value, work]) => {
      const copy = structuredClone(value)
      for (const [at, change, other] of work) {
        const places = placesIn(copy)
        const place = places[at % Math.max(1, places.length)]
        // A clone: a shared value could become cyclic.
        if (place) change(...place, structuredClone(other))
      }
      return copy
    })

const text = (value: unknown) => JSON.stringify(value) ?? 'null'

/** Ways to write JSON that readers disagree about. */
const spoiled: readonly ((json: string) => Buffer)[] = [
  (json) => Buffer.from(json.slice(0, Math.floor(json.length / 2))),
  (json) => Buffer.from(`${json}${json}`),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.from(json, 'latin1'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x22])]),
  (json) => Buffer.from(json.replace(/^\{/, '{"__proto__":{"role":"administrator"},')),
  (json) => Buffer.from(json.replace(/^\{/, '{"\\u005f_proto__":1,')),
  (json) => Buffer.from(json.replace(/^\{(.*)\}$/s, '{$1,$1}')),
  (json) => Buffer.from(`${'['.repeat(50_000)}${json}`),
  (json) => Buffer.from(`${'{"a":'.repeat(5000)}${json}${'}'.repeat(5000)}`),
  (json) => Buffer.from(json.replaceAll(/\d+/g, '1e999')),
  () => Buffer.alloc(0),
  () => Buffer.from('null'),
  () => Buffer.from('"'.repeat(1000)),
  () => Buffer.from(`{"a":"${'b'.repeat(280_000)}"}`),
]

const jsonTypes: Arbitrary<string | undefined> = fc.oneof(
  { weight: 14, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('application/json; charset=utf-16', 'application/json; charset="', 'APPLICATION/JSON', 'application/x+json'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=a',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      '/',
      undefined,
    ),
  },
)

/** JSON that is nearly valid, with most kinds of mistakes. */
export const jsonLike = (good: Arbitrary<unknown>): Arbitrary<RequestBody> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: good.map((value) => Buffer.from(text(value))) },
        { weight: 4, arbitrary: changedFrom(good).map((value) => Buffer.from(text(value))) },
        { weight: 1, arbitrary: hostileValue.map((value) => Buffer.from(text(value))) },
        { weight: 2, arbitrary: fc.tuple(good, fc.constantFrom(...spoiled)).map(([value, spoil]) => spoil(text(value))) },
      ),
      jsonTypes,
    )
    .map(([body, type]) => ({ body, headers: type === undefined ? {} : { 'content-type': type } }))
