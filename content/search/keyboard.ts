const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>'
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю'
const kazakhKeys = '234589 0-=@#$%*()_+'.replace(' ', '')
const kazakh = 'әіңғүұқөһәіңғүұқөһ'

const pairs = (from: string, to: string) => [...from].map((key, at) => [key, [...to][at] ?? ''] as const)

const inRussian = new Map(pairs(latin, russian))
const inKazakh = new Map([...pairs(latin, russian), ...pairs(kazakhKeys, kazakh)])
// Of two keys for a letter the first is the one without shift.
const inLatin = new Map([...pairs(kazakh, kazakhKeys), ...pairs(russian, latin)].toReversed())

const typed = (text: string, keys: ReadonlyMap<string, string>) => [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('')

/** Readings of a text typed with another keyboard layout: Russian, Kazakh or English. */
export const otherLayouts = (text: string): string[] => {
  const hasLatin = /[a-z]/i.test(text)
  const hasCyrillic = /\p{Script=Cyrillic}/u.test(text)
  if (hasLatin === hasCyrillic) return []
  // Kazakh letters share keys with digits: only a reading with letters is plausible.
  if (hasCyrillic) return [typed(text, inLatin)].filter((reading) => /[a-z]/.test(reading))
  return [...new Set([typed(text, inRussian), typed(text, inKazakh)])]
}
