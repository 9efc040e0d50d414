// What stands behind /request/ in an address of the site, or of a call about it, up to where an address ends in a log.
const behindRequest = /(\/request(?:\/|%2f|\\\\?)+)[^\s"'?#\\]+/gi

// As a receipt prints it (content/applications/receipt-code.ts): whoever mistypes an address puts it anywhere.
const printedCode = /(?<![\w-])[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}(?![\w-])/g

/** A text as logs may hold it: without codes of requests, each half of what tells how somebody's application stands. */
export const withoutCodes = (text: string): string => text.replace(behindRequest, '$1…').replace(printedCode, '…')

const unreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi

/** The path of an address as logs may hold it: without its query, and without the code of a request however it is written. */
export const loggablePath = (address: string): string => {
  const at = address.search(/[?#]/)
  const path = at < 0 ? address : address.slice(0, at)
  // Plain letters may be written as numbers: /%72equest/ is the same address.
  return withoutCodes(path.includes('%') ? path.replace(unreserved, (code) => decodeURIComponent(code)) : path)
}
