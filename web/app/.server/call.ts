import { apiBase } from '@narkhoz/contract/api.ts'
import { NotFound, Unreachable } from './content-error.ts'

/** How long a visitor waits for one call, its repetition included. */
export const callTimeout = 10_000

const pause = 150

// What a proxy or router on the way could read as more than a name; `%` because it may be decoded twice.
const suspicious = /[\\/?#;%\p{Cc}]/u

const isName = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && segment.length <= 200 && !suspicious.test(segment)

/** The address of a call. A path that is no plain list of names is no address of this API, so nothing is there. */
export const callAddress = (base: string, segments: readonly string[], query: Readonly<Record<string, string | number>>) => {
  if (segments.length === 0 || segments.length > 12 || !segments.every(isName))
    throw new NotFound(`No call for ${JSON.stringify(segments)}`)
  const url = new URL(`${base.replace(/\/+$/, '')}${apiBase}/${segments.map(encodeURIComponent).join('/')}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

type Attempt = { body: unknown } | { status: number } | { cause: unknown }

const attempt = async (address: string, signal: AbortSignal): Promise<Attempt> => {
  try {
    // A redirect could lead anywhere: the API has none.
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (response.ok) return { body: await response.json() }
    await response.body?.cancel()
    return { status: response.status }
  } catch (cause) {
    return { cause }
  }
}

const isWorthRepeating = (outcome: Attempt) => ('status' in outcome && outcome.status >= 500) || 'cause' in outcome

/** Makes a GET call, once more after a network failure or a 5xx, and tells "not found" from "unreachable". */
export const callContent = async (address: string, timeout = callTimeout): Promise<unknown> => {
  const signal = AbortSignal.timeout(timeout)
  let outcome = await attempt(address, signal)
  if (isWorthRepeating(outcome) && !signal.aborted) {
    await new Promise((resume) => setTimeout(resume, pause))
    outcome = await attempt(address, signal)
  }
  if ('body' in outcome) return outcome.body
  if ('cause' in outcome) throw new Unreachable(`No answer from ${address}`, { cause: outcome.cause })
  if (outcome.status === 404) throw new NotFound(`404 from ${address}`)
  throw new Unreachable(`${outcome.status} from ${address}`)
}
