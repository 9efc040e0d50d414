/** The headers of a request that decide which bytes answer it; an absent one is empty. */
export type Conditions = { acceptEncoding: string; ifNoneMatch: string; cookie: string; requestId: string }

/**
 * Reads these headers and no others, straight from the wire: `request.headers` would put all of them into an object for
 * every request, a kept page needs three.
 */
export const readConditions = (raw: readonly string[]): Conditions => {
  const conditions: Conditions = { acceptEncoding: '', ifNoneMatch: '', cookie: '', requestId: '' }
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    const value = raw[at + 1] ?? ''
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') conditions.cookie = conditions.cookie === '' ? value : `${conditions.cookie}; ${value}`
        break
      case 12:
        if (name.toLowerCase() === 'x-request-id') conditions.requestId = value
        break
      case 13:
        if (name.toLowerCase() === 'if-none-match') conditions.ifNoneMatch = value
        break
      case 15:
        if (name.toLowerCase() === 'accept-encoding') conditions.acceptEncoding = value
    }
  }
  return conditions
}
