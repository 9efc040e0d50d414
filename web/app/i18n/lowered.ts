/** A list item's name inside a sentence: without initial capitals, also after a dash; abbreviations keep theirs. */
export const lowered = (name: string) => name.replace(/(?<=^|[–—] )\p{Lu}(?=\p{Ll}{2})/gu, (letter) => letter.toLowerCase())
