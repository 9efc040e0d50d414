// XML 1.0 cannot represent these at all: one of them makes the entire file malformed.
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Escapes a text for XML content or a double-quoted attribute; `]]>` is harmless, because no `>` is left. */
export const xmlText = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
