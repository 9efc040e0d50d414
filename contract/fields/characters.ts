// NUL and lone surrogates cannot be stored, and direction overrides make a name read backwards to staff; on one line a
// break would forge a mail header or a log entry.
const unreadable = String.raw`\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069`
const outOfLine = String.raw`${unreadable}\p{Zl}\p{Zp}`

/** A text on one line, without control characters. */
export const line = new RegExp(`^[^${outOfLine}]*$`, 'u')

/** Every character that a text on one line must not hold. */
export const notInLine = new RegExp(`[${outOfLine}]`, 'gu')

/** A text that may hold line breaks and tabs, and no other control characters. */
export const lines = new RegExp(`^(?:[^${unreadable}]|[\n\r\t])*$`, 'u')

/** A text with at least one letter or digit of any script. */
export const hasLetterOrDigit = /[\p{L}\p{N}]/u

/** A text with something to see in it: spaces and zero-width characters alone are not. */
export const hasVisible = /[^\p{C}\p{Z}\s]/u
