/** A name of a list as it stands inside a sentence: without the capitals that begin it or its second half; abbreviations keep theirs. */
export const lowered = (name: string) => name.replace(/(?<=^|[–—] )\p{Lu}(?=\p{Ll}{2})/gu, (letter) => letter.toLowerCase())
