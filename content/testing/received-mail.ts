/** A mail as its receiver's program would show it. */
export type ReceivedMail = {
  envelope: { from: string; to: string[] }
  /** Each header that came, by its name in lower case; a name that came twice has two values. */
  headers: Record<string, string[]>
  subject: string
  text: string
  html: string
  raw: string
}

const headersIn = (head: string) => {
  const headers: Record<string, string[]> = {}
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at).toLowerCase()
    headers[name] = [...(headers[name] ?? []), line.slice(at + 1).trim()]
  }
  return headers
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=\r\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decoded = (body: string, encoding = '7bit') => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? fromQuoted(body) : body
}

/** A header's words, however they were made fit for mail (RFC 2047). */
const wordsOf = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('latin1') : fromQuotedBytes(text.replaceAll('_', ' ')),
    )

const fromQuotedBytes = (text: string) =>
  text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const headerText = (value: string) => (/=\?utf-8\?/i.test(value) ? Buffer.from(wordsOf(value), 'latin1').toString('utf8') : value)

const split = (whole: string) => {
  const at = whole.indexOf('\r\n\r\n')
  return { headers: headersIn(whole.slice(0, at)), body: whole.slice(at + 4) }
}

/** Reads a mail as it came over the wire. */
export const readMail = (raw: string, envelope: ReceivedMail['envelope']): ReceivedMail => {
  const { headers, body } = split(raw)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type']?.[0] ?? '') ?? []
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')))
  const part = (type: string) => {
    const found = parts.find((one) => one.headers['content-type']?.[0]?.startsWith(type))
    return found ? decoded(found.body, found.headers['content-transfer-encoding']?.[0]) : ''
  }
  return {
    envelope,
    headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.map(headerText)])),
    subject: headerText(headers.subject?.[0] ?? ''),
    text: part('text/plain').replaceAll('\r\n', '\n').trim(),
    html: part('text/html'),
    raw,
  }
}
