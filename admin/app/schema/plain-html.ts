const signs: readonly [RegExp, string][] = [
  [/&/g, '&amp;'],
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
]

/** Whether a formatted text holds no formatting at all. */
export const isPlainHtml = (html: string) => !html.includes('<')

/** A formatted text without formatting, as it is read. */
export const plainFromHtml = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&')

/** Plain text as rich text. */
export const htmlFromPlain = (text: string) => signs.reduce((html, [sign, written]) => html.replace(sign, written), text)
