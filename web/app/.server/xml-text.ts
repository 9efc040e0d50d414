// XML 1.0 has no way to write these at all: one of them makes a whole file unreadable.
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** A text as it stands in XML, between tags or in an attribute with double quotes; `]]>` is harmless, because no `>` is left. */
export const xmlText = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
