import fc, { type Arbitrary } from 'fast-check'
import { hostileText } from './hostile.ts'

const percent = (text: string) => encodeURIComponent(text.toWellFormed())

/** Only characters that a request line permits; everything else is percent-encoded. */
const raw = (text: string) => text.toWellFormed().replaceAll(/[^!-~]/gu, (sign) => encodeURIComponent(sign))

const broken = [
  '%',
  '%2',
  '%zz',
  '%ff',
  '%c0%ae',
  '%00',
  '%0d%0a',
  '%u0041',
  '%25%32%65',
  '..%2f',
  '%2e%2e/',
  '..;/',
  '//',
  '/./',
  '%5c',
  ';a=b',
  '\xff',
]

/** A part of a path: most are properly encoded, so that they are read. */
export const hostilePart: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: hostileText.map(percent) },
  { weight: 2, arbitrary: fc.constantFrom(...broken) },
  { weight: 1, arbitrary: fc.tuple(hostileText.map(percent), fc.constantFrom(...broken)).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: hostileText.map((text) => raw(text).replaceAll('?', '')) },
)

type Pair = readonly [name: string, value: string]

const written = ([name, value]: Pair) => `${name}=${value}`

/** A query of these names, mostly each once with a plausible value. */
export const queryOf = (names: readonly string[], of: (name: string) => Arbitrary<string>): Arbitrary<string> => {
  const pairOf = (name: string): Arbitrary<Pair> =>
    fc.oneof({ weight: 3, arbitrary: of(name) }, { weight: 2, arbitrary: hostileText }).map((value) => [name, percent(value)])
  const pairs =
    names.length === 0
      ? fc.constant([])
      : fc.subarray([...names], { maxLength: Math.min(4, names.length) }).chain((chosen) => fc.tuple(...chosen.map(pairOf)))
  const odd: Arbitrary<string> = fc.oneof(
    fc.constantFrom(...names, 'lang', 'page', '__proto__', 'constructor').map((name) => `${name}[]=1&${name}[a]=2&${name}=1&${name}=2`),
    fc.tuple(hostileText.map(percent), hostileText.map(percent)).map(written),
    fc.tuple(fc.constantFrom(...names, 'lang'), fc.constantFrom(...broken)).map(written),
    fc.constantFrom(
      '=',
      '&&&',
      '?',
      'a',
      '__proto__[a]=1',
      'constructor[prototype][a]=1',
      'a=1;b=2',
      `a=${'b'.repeat(9000)}`,
      'a='.repeat(500),
    ),
  )
  return fc
    .tuple(pairs, fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd }))
    .map(([sent, more]) => [...sent.map(written), ...(more ? [more] : [])].join('&'))
}

const latin = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')

/** Headers that servers, frameworks and proxies act upon. */
const steering = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'range',
    'if-none-match',
    'if-match',
    'if-modified-since',
    'origin',
    'referer',
  ],
  ...['x-request-id', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'x-http-method-override', 'x-original-url'],
  ...[
    'x-react-router-spa-mode',
    'x-react-router-prerender-data',
    'x-middleware-subrequest',
    'sec-fetch-site',
    'sec-fetch-mode',
    'sec-fetch-dest',
  ],
  ...[
    'last-event-id',
    'x-preview',
    'x-visitor-address',
    'idempotency-key',
    'x-consent-version',
    'content-encoding',
    'user-agent',
    'purpose',
  ],
]

const values: Arbitrary<string> = fc.oneof(
  hostileText.map(latin),
  fc.constantFrom(
    '*',
    'gzip, br;q=0',
    'identity;q=0, *;q=0',
    'bytes=0-0,-1',
    'bytes=9-1',
    'W/"a", "b"',
    '"',
    'same-origin',
    'cross-site',
    'none',
  ),
  fc.constantFrom(
    'application/json',
    'text/html',
    '1',
    'yes',
    'https://evil.example',
    'null',
    'abcdefgh',
    'vision=scheme%3Dblack',
    'vision=%',
    'a=b; a=c',
  ),
)

/** The origin of a request: another client each time, or a delayed one would block the run. */
const address = fc.oneof(
  { weight: 9, arbitrary: fc.ipV4() },
  { weight: 1, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: fc.tuple(hostileText.map(latin), fc.ipV4()).map((parts) => parts.join(',')) },
)

/** Additional headers: mostly none. */
export const hostileHeaders: Arbitrary<Record<string, string>> = fc
  .tuple(
    address,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...steering), values, { maxKeys: 3, noNullPrototype: true }) },
    ),
  )
  .map(([from, more]) => ({ ...more, 'x-forwarded-for': from }))

/** Other methods of a call, besides its own. */
export const methodLike = (method: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY') },
  )
