// Substitutes for a letter by people without a Kazakh or a Cyrillic keyboard.
const cyrillic: Readonly<Record<string, string>> = {
  ...{ а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'e', э: 'e', ж: 'zh', з: 'z' },
  ...{ и: 'i', і: 'i', ы: 'i', й: 'i', к: 'k', қ: 'k', л: 'l', м: 'm', н: 'n', ң: 'n', о: 'o', ө: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ұ: 'u', ф: 'f', х: 'h', һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh' },
  ...{ ъ: '', ь: '', ю: 'iu', я: 'ia' },
}

// Latin letters whose sign carries meaning; every other sign above or below a letter is dropped.
const signed: Readonly<Record<string, string>> = { ş: 'sh', ç: 'ch', ğ: 'g', ı: 'i', ə: 'a', ß: 'ss' }

const transliterated = (word: string) => {
  let text = ''
  for (const letter of word.toLowerCase().normalize('NFC')) text += cyrillic[letter] ?? signed[letter] ?? letter
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

// Digraphs become a letter that is free because its own sound is written otherwise: w is sh, x is ch.
const folds: readonly (readonly [RegExp, string])[] = [
  [/ck|q/g, 'k'],
  [/kh/g, 'h'],
  [/zh/g, 'j'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/ng/g, 'n'],
  [/ye/g, 'e'],
  [/x/g, 'h'],
  [/w/g, 'v'],
  [/shch|sch|sh/g, 'w'],
  [/ch/g, 'x'],
  [/c(?![eiy])/g, 'k'],
  [/ts/g, 'c'],
  [/y/g, 'i'],
  [/(.)\1+/gu, '$1'],
]

const folded = (latin: string) => folds.reduce((text, [what, by]) => text.replace(what, by), latin)

/**
 * Normalizes every spelling of a word: Kazakh letters, their Russian substitutes, and any Latin transliteration. `Нархоз`, `Narkhoz`
 * and `Narxoz` become one, and so do `қаржы`, `каржы` and `qarjy`.
 */
export const skeleton = (word: string): string => folded(transliterated(word))

// Ambiguous spellings; only queries are expanded to every reading.
const ambiguous: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ks/g, 'x'],
  [/kh/g, 'k'],
  [/c(?!h)/g, 's'],
  [/j/g, 'y'],
  [/ye/g, 'ie'],
  [/w/g, 'u'],
  [/yo|io/g, 'e'],
  [/dzh/g, 'j'],
]

/** Every skeleton that a word may have been meant by, the likeliest first. */
export const skeletons = (word: string): string[] => {
  const latin = transliterated(word)
  return [...new Set([latin, ...ambiguous.map(([what, by]) => latin.replace(what, by))].map(folded))].filter(Boolean)
}
