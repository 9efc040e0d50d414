/** What text browsers and programs that read aloud pass over, or show as nothing. */
const unseen = /<!--[\s\S]*?-->|<(script|style|svg|template)\b[\s\S]*?<\/\1>/g
// `nav` is one of them for w3m, which does not know it.
const inline = '(?:a|b|button|em|i|label|nav|span|strong|time)'
const glued = new RegExp(`[\\p{L}\\p{N}](?:</${inline}>)+(?:<(?:${inline}|input)(?: [^>]*)?>)+[\\p{L}\\p{N}]`, 'gu')

/** Inline elements without a space between them: without styles their words are one word. */
export const runTogether = (html: string): readonly string[] => html.replaceAll(unseen, '').match(glued) ?? []
