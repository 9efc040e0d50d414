/** Range of a file: first and last byte, counted from zero. */
export type ByteRange = { from: number; to: number }

/** The validators and the size of a file. */
export type StoredFile = { etag: string; modified: Date; size: number }

/** The request headers that decide which part of a file is sent. */
export type FileHeaders = Readonly<Partial<Record<'if-none-match' | 'if-modified-since' | 'if-range' | 'range', string | undefined>>>

/** The response to a request for a file: all of it, a range, not modified, or range not satisfiable. */
export type FileAnswer = { status: 200 | 304 | 416; range?: undefined } | { status: 206; range: ByteRange }

const single = /^bytes=(\d{0,15})-(\d{0,15})$/i

/** Parses a `Range` header; undefined for several ranges or another unit, and the entire file is sent. */
const rangeIn = (header: string, size: number): ByteRange | 'beyond' | undefined => {
  const [, first = '', last = ''] = single.exec(header.trim()) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 || size === 0 ? 'beyond' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (last !== '' && to < from) return undefined
  return from >= size ? 'beyond' : { from, to: Math.min(to, size - 1) }
}

/** `Last-Modified` has a resolution of one second. */
const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000) * 1000

const isNamed = (given: string, etag: string) =>
  given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Whether the client's copy is current; the ETag takes precedence over the date. */
export const isUnchanged = (headers: FileHeaders, { etag, modified }: Omit<StoredFile, 'size'>): boolean => {
  const [tags, since] = [headers['if-none-match'], headers['if-modified-since']]
  if (tags !== undefined) return isNamed(tags, etag)
  return since !== undefined && Date.parse(since) >= inSeconds(modified)
}

/** Whether the client's ranges are of this version of the file (If-Range). */
const isSame = (given: string, { etag, modified }: StoredFile) =>
  given.startsWith('"') ? given === etag : !given.startsWith('W/') && Date.parse(given) === inSeconds(modified)

/** Evaluates conditional and range headers (RFC 9110, 13 and 14). */
export const fileAnswer = (headers: FileHeaders, file: StoredFile): FileAnswer => {
  if (isUnchanged(headers, file)) return { status: 304 }
  const { range: given, 'if-range': only } = headers
  const range = given === undefined || (only !== undefined && !isSame(only.trim(), file)) ? undefined : rangeIn(given, file.size)
  if (range === undefined) return { status: 200 }
  return range === 'beyond' ? { status: 416 } : { status: 206, range }
}

/** Headers that describe the range of a response and its length. */
export const partHeaders = ({ status, range }: FileAnswer, size: number): Record<string, string> => {
  if (status === 206)
    return { 'Content-Range': `bytes ${range.from}-${range.to}/${size}`, 'Content-Length': String(range.to - range.from + 1) }
  if (status === 416) return { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' }
  return status === 304 ? {} : { 'Content-Length': String(size) }
}
