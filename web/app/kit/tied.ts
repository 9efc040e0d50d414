/** A heading in which no line begins with a dash: it stays with the word before it. */
export const tied = (text: string) => text.replace(/ (?=[–—] )/g, '\u00a0')
