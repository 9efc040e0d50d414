/** Limits of a multipart body: number of parts, and header bytes and header lines of each. */
export type MultipartLimits = { parts: number; headBytes: number; headerPairs: number }

const cr = 0x0d
const lf = 0x0a
const dash = 0x2d
const ampersand = 0x26

// RFC 2046 without the space: no other character needs escaping between quotes, and no client sends one.
const boundaryParameter = /;[ \t]*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))[ \t]*(?:;|$)/i

/** The boundary of a `multipart/form-data` content type, or undefined for one that no client sends. */
export const multipartBoundary = (contentType: string): string | undefined => {
  if (!/^multipart\/form-data[ \t]*;/i.test(contentType)) return undefined
  const [, quoted, plain] = boundaryParameter.exec(contentType) ?? []
  return quoted ?? plain
}

/** A content type that every parser reads alike: the parameters of another could hide a second boundary. */
export const multipartType = (boundary: string): string => `multipart/form-data; boundary="${boundary}"`

const startsAt = (bytes: Uint8Array, expected: Uint8Array, at: number) => {
  for (let index = 0; index < expected.length; index++) if (bytes[at + index] !== expected[index]) return false
  return true
}

/** Shift table of the search, by the last byte compared (Horspool). */
const shiftsOf = (delimiter: Uint8Array) => {
  const shifts = new Uint8Array(256).fill(delimiter.length)
  for (let index = 0; index < delimiter.length - 1; index++) shifts[delimiter[index] ?? 0] = delimiter.length - 1 - index
  return shifts
}

/**
 * End of the next delimiter, or -1. A delimiter is compared from its front and has its only CR there, so that comparisons never
 * overlap: the search stays linear in a body that nearly matches everywhere.
 */
const delimiterEnd = (bytes: Uint8Array, delimiter: Uint8Array, shifts: Uint8Array, from: number) => {
  const size = delimiter.length
  const last = bytes.length - size
  for (let at = from; at <= last; at += shifts[bytes[at + size - 1] ?? 0] ?? 1)
    if (bytes[at] === cr && startsAt(bytes, delimiter, at)) return at + size
  return -1
}

/** Start of the body of a part whose headers begin at `from`, or -1 where they are malformed or exceed the limit. */
const headEnd = (bytes: Uint8Array, from: number, { headBytes, headerPairs }: MultipartLimits) => {
  const last = Math.min(bytes.length, from + headBytes)
  let start = from
  for (let lines = 0; lines <= headerPairs; lines++) {
    let at = start
    while (at < last && bytes[at] !== cr) at++
    if (at >= last || bytes[at + 1] !== lf) return -1
    if (at === start) return at + 2
    start = at + 2
  }
  return -1
}

/**
 * Whether a multipart body is complete and within its limits. Checked before parsing: a parser allocates an object per part and
 * header, and a few megabytes of them block a process for seconds. Takes linear time.
 */
export const isMultipartWithin = (bytes: Uint8Array, boundary: string, limits: MultipartLimits): boolean => {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`)
  const shifts = shiftsOf(delimiter)
  // The first delimiter needs no line break at the start of the body; no client sends a preamble.
  let at = startsAt(bytes, delimiter.subarray(2), 0) ? delimiter.length - 2 : -1
  for (let parts = 0; at !== -1; parts++) {
    if (bytes[at] === dash && bytes[at + 1] === dash) return true
    if (parts === limits.parts || bytes[at] !== cr || bytes[at + 1] !== lf) return false
    const body = headEnd(bytes, at + 2, limits)
    // The line break that ends the headers may begin the delimiter of an empty part.
    at = body === -1 ? -1 : delimiterEnd(bytes, delimiter, shifts, body - 2)
  }
  return false
}

/** Counts the fields of an `application/x-www-form-urlencoded` body, up to one beyond `most`. */
export const countFields = (bytes: Uint8Array, most: number): number => {
  if (bytes.length === 0) return 0
  let count = 1
  for (let at = bytes.indexOf(ampersand); at !== -1 && count <= most; at = bytes.indexOf(ampersand, at + 1)) count++
  return count
}
