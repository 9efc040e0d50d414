// The rest of a /request/ address of the site, or of a call about it, up to where an address ends in a log line.
const behindRequest = /(\/request(?:\/|%(?:25){0,3}(?:2f|5c)|\\\\?)+)[^\s"'?#\\]+/gi

// As a receipt prints it (content/applications/receipt-code.ts): a mistyped address may contain it anywhere.
const four = '[2-9A-HJKMNP-TV-Z]{4}'
// The hyphen, also escaped once or more, and the dashes that phones make of it.
const hyphen = '(?:-|[‐-―]|%(?:25){0,3}2d|%e2%80%9[0-5])'
// Neither a longer word nor a part of a slug of several.
const end = '(?!-?[a-z0-9])'
const escaped = '%(?:25){0,3}[0-9a-f]{2}'

/** After the word, whatever separates the two; the hyphen is optional. */
const behindWord = new RegExp(`(/requests?(?:[-_.~+/\\\\]|${escaped})*)${four}${hyphen}?${four}${end}`, 'gi')

/** A bare code, in either case. The first lookahead rejects positions where no code can begin. */
const alone = new RegExp(`(?=${four}[-%‐-―])(?:(?<![a-z0-9-])|(?<=${escaped}))${four}${hyphen}${four}${end}`, 'gi')

/** In large letters behind small ones: no slug is written so. */
const inLarge = new RegExp(`(?<![A-Z0-9-])${four}-${four}(?!-?[A-Za-z0-9])`, 'g')

/** Redacts request codes for logs: a code is half of the credential for an application's status. */
export const withoutCodes = (text: string): string =>
  text.replace(behindRequest, '$1…').replace(behindWord, '$1…').replace(alone, '…').replace(inLarge, '…')

const unreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The path of an address as logs may hold it: without its query, and without the code of a request however it is written. */
export const loggablePath = (address: string): string => {
  const at = address.search(/[?#]/)
  const path = at < 0 ? address : address.slice(0, at)
  // Plain letters may be written as numbers: /%72equest/ is the same address.
  return withoutCodes(path.includes('%') ? path.replace(unreserved, (code) => decodeURIComponent(code)) : path)
}
