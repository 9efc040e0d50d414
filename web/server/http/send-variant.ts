import type { ServerResponse } from 'node:http'
import type { Variant } from './encoded-response.ts'
import { canSendRaw, rawResponse, sendRaw } from './raw-response.ts'

const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Sends a variant, or 304 if the client has it; returns the status sent. */
export const sendVariant = (
  response: ServerResponse,
  status: number,
  variant: Variant,
  ifNoneMatch: string | undefined,
  more?: readonly string[],
): number => {
  if (ifNoneMatch !== undefined && status === 200 && matchesEtag(ifNoneMatch, variant.etag)) {
    response.writeHead(304, more ? variant.unchanged.concat(more) : variant.unchanged)
    response.end()
    return 304
  }
  response.writeHead(status, more ? variant.headers.concat(more) : variant.headers)
  // Node omits the body of a response to HEAD.
  response.end(variant.bytes)
  return status
}

/** Sends a cached variant, always with the same headers: as one buffer where possible. */
export const sendCached = (
  response: ServerResponse,
  status: number,
  variant: Variant,
  ifNoneMatch: string | undefined,
  more: readonly string[] = [],
): number => {
  if (ifNoneMatch !== undefined || !canSendRaw(response)) return sendVariant(response, status, variant, ifNoneMatch, more)
  if (!variant.raw) {
    variant.raw = rawResponse(status, [...variant.headers, ...more], variant.bytes)
    // A view into the buffer: the body is not stored twice.
    variant.bytes = variant.raw.bytes.subarray(variant.raw.bytes.length - variant.bytes.length)
  }
  sendRaw(response, variant.raw)
  return status
}
