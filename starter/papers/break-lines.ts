/** How wide a text is. */
export type Measure = (text: string) => number

const consonants = 'бвгғджзйкқлмнңпрстфхһцчшщbcdfghjklmnpqrstvwxz'
const vowels = 'аәеёиоөуұүыіэюяaeiouy'

/** Before a consonant that a vowel follows, not next to an end: a border of syllables in Kazakh, Russian and mostly in English. */
const syllables = new RegExp(`(?<=\\p{L}{2})(?=[${consonants}][${vowels}])`, 'iu')

/** Break opportunities in a word, best first: after punctuation, between syllables, anywhere. */
const seams: readonly { at: RegExp; hyphen: string }[] = [
  { at: /(?<=[\p{L}\d][-–/@.])(?=[\p{L}\d])/u, hyphen: '' },
  { at: syllables, hyphen: '-' },
  { at: /(?=.)/u, hyphen: '' },
]

/** A number stays with its noun, a sign with its number, a phone in one piece. */
const gaps = /(?<![\d№]|\d\)) /

/** The longest prefix of a word that fits, and the rest. */
const parted = (word: string, width: number, measure: Measure): [string, string] => {
  for (const { at, hyphen } of seams) {
    const parts = word.split(at)
    for (let count = parts.length - 1; count > 0; count -= 1) {
      const start = parts.slice(0, count).join('') + hyphen
      if (measure(start) <= width) return [start, parts.slice(count).join('')]
    }
  }
  // A single letter exceeds the line: it cannot be split, and must be set anyway.
  return [word, '']
}

/** Breaks a text into lines within a width; a word is split only if it fits no line. */
export const breakLines = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let line = ''
  for (const next of text.split(gaps)) {
    const longer = line ? `${line} ${next}` : next
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = next
    while (measure(line) > width) {
      const [start, rest] = parted(line, width, measure)
      lines.push(start)
      line = rest
    }
  }
  return line ? [...lines, line] : lines
}
