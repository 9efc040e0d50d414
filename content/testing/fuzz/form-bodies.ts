import fc, { type Arbitrary } from 'fast-check'
import { hostileText } from './hostile.ts'
import type { RequestBody } from './json-bodies.ts'

/** A part of a multipart body. */
type Part = { name: string; filename: string | undefined; type: string | undefined; content: Buffer }

const quoted = (value: string) => value.toWellFormed().replaceAll(/["\r\n]/g, encodeURIComponent)

const headOf = ({ name, filename, type }: Part) =>
  [
    `Content-Disposition: form-data; name="${quoted(name)}"${filename === undefined ? '' : `; filename="${quoted(filename)}"`}`,
    ...(type === undefined ? [] : [`Content-Type: ${quoted(type)}`]),
  ].join('\r\n')

const boundary = 'x-boundary-x'

const written = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n${headOf(part)}\r\n\r\n`), part.content, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

/** Ways in which a body comes broken. */
const damaged: Arbitrary<(body: Buffer) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((body: Buffer) => body) },
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.nat(10_000).map((at) => (body: Buffer) => body.subarray(0, at % (body.length + 1))),
      fc.tuple(fc.nat(10_000), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, bytes]) => (body: Buffer) => {
        const copy = Buffer.from(body)
        copy.set(bytes.slice(0, copy.length), at % Math.max(1, copy.length - bytes.length))
        return copy
      }),
      fc.constantFrom(
        (body: Buffer) => Buffer.concat([body, body]),
        (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
        (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('--', '-'), 'latin1'),
        (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('form-data', 'attachment'), 'latin1'),
        (body: Buffer) => Buffer.from(body.toString('latin1').replaceAll('"', ''), 'latin1'),
      ),
    ),
  },
)

const formTypes = fc.oneof(
  { weight: 10, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=x',
      `multipart/form-data; boundary="${boundary}"`,
      'application/json',
      'multipart/form-data; boundary=a; boundary=b',
    ),
  },
)

const partOf = (name: Arbitrary<string>, good: readonly Buffer[]): Arbitrary<Part> =>
  fc.record({
    name,
    filename: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('scan.png', 'diploma.pdf', 'a.jpg') },
      { weight: 2, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    type: fc.constantFrom(undefined, 'image/png', 'application/pdf', 'text/html', 'text/plain; charset=utf-16', ''),
    content: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...good) },
      { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map(Buffer.from) },
      { weight: 1, arbitrary: hostileText.map((value) => Buffer.from(value)) },
    ),
  })

/** A multipart body with a file in the field `file`, or almost. */
export const uploadLike = (good: readonly Buffer[]): Arbitrary<RequestBody> => {
  const named = fc.oneof({ weight: 6, arbitrary: fc.constant('file') }, { weight: 1, arbitrary: hostileText })
  const some = fc.oneof(
    { weight: 5, arbitrary: fc.array(partOf(named, good), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(partOf(named, good), { maxLength: 3 }) },
  )
  return fc
    .tuple(some, damaged, formTypes)
    .map(([parts, damage, type]) => ({ body: damage(written(parts)), headers: { 'content-type': type } }))
}

/** The fields of a form, nearly as a browser sends them: mostly each once, with a plausible or another value. */
export const formLike = (
  fields: Readonly<Record<string, string>>,
  files: readonly string[],
  good: readonly Buffer[],
): Arbitrary<RequestBody> => {
  const names = Object.keys(fields)
  const value = (name: string) => fc.oneof({ weight: 4, arbitrary: fc.constant(fields[name] ?? '') }, { weight: 1, arbitrary: hostileText })
  const texts = fc
    .tuple(
      fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), value(name)))),
      fc.nat(20),
      fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'form'), hostileText), hostileText), { maxLength: 2 }),
    )
    // Mostly all of them; each is left out now and then.
    .map(([all, left, more]) => [...all.filter((_, at) => at !== left), ...(left > 15 ? more : [])])
  const plain = fc
    .tuple(
      texts,
      fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded',
        'application/x-www-form-urlencoded; charset=utf-16',
      ),
      damaged,
    )
    .map(([pairs, type, damage]) => ({
      body: damage(Buffer.from(new URLSearchParams(pairs.map(([name, given]) => [name.toWellFormed(), given.toWellFormed()])).toString())),
      headers: { 'content-type': type },
    }))
  const filled = files.length === 0 ? fc.constant([]) : fc.tuple(...files.map((name) => partOf(fc.constant(name), good)))
  const whole = fc.tuple(texts, filled, damaged, formTypes).map(([pairs, parts, damage, type]) => ({
    body: damage(
      written([...pairs.map(([name, given]) => ({ name, filename: undefined, type: undefined, content: Buffer.from(given) })), ...parts]),
    ),
    headers: { 'content-type': type },
  }))
  return files.length > 0 ? fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: plain }) : fc.oneof(plain, whole)
}
