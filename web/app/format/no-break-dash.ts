/** A text in which no line begins with a dash: it stays with the word before it. */
export const noBreakDash = (text: string) => text.replace(/ (?=[–—] )/g, '\u00a0')
