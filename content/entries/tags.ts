const empty = new Set(['br', 'hr'])

/** Whether every tag of cleaned markup is closed, in order: one that is not would go on into the page around the text. */
export const isBalanced = (html: string): boolean => {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)/g))
    if (!slash && !empty.has(name)) open.push(name)
    else if (slash && open.pop() !== name) return false
  return open.length === 0
}

const [less, slash, bang, hyphen] = ['<', '/', '!', '-']
const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z]/i.test(sign)

/** Where a tag or comment begins whose first signs are the last ones of a text; -1 where none does. */
const beginningAt = (text: readonly string[]): number => {
  const last = text.length - 1
  if (isLetter(text[last])) {
    if (text[last - 1] === less) return last - 1
    return text[last - 1] === slash && text[last - 2] === less ? last - 2 : -1
  }
  return text[last] === hyphen && text[last - 1] === hyphen && text[last - 2] === bang && text[last - 3] === less ? last - 3 : -1
}

/** The first place behind what begins with these signs and goes on at `from`; what never ends is a tag to browsers, too. */
const endOf = (text: string, isComment: boolean, from: number) => {
  const end = isComment ? '-->' : '>'
  const at = text.indexOf(end, from)
  return at === -1 ? text.length : at + end.length
}

/**
 * Strips tags and comments in one pass. The text around a removed one may form another (`<<b>script>`): it is checked incrementally,
 * not by rescanning everything.
 */
export const withoutTags = (text: string): string => {
  const kept: string[] = []
  for (let at = 0; at < text.length; ) {
    kept.push(text.charAt(at++))
    const start = beginningAt(kept)
    if (start === -1) continue
    at = endOf(text, kept[start + 1] === bang, at)
    kept.length = start
  }
  return kept.join('')
}
