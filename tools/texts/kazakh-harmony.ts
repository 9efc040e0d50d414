const [back, front] = ['аоұы', 'әеөүі']
const vowels = `${back}${front}иуюяэё`

const pairs = (
  'лар лер дар дер тар тер ға ге қа ке дан ден тан тен нан нен да де та те ның нің дың дің тың тің ны ні ды ді ты ті ' +
  'дағы дегі тағы тегі лық лік дық дік тық тік лы лі сыз сіз'
)
  .split(' ')
  .sort((one, other) => other.length - one.length)

/** Loan words and names whose suffix follows the soft sign, the spoken vowel or the name's ending, or that only look like a word with one. */
const exceptions =
  /^(?:анкета|актер|ансамбл|банк(?:к|т)|бухгалтер|контроллер|копирайтер|котлер|леванте|мастер|парк|\p{L}*портер|волонтер|режиссер|слайдер|смета|спектакль|фестиваль|стокгольм|цех|эстафета|әбілда|пәкістан|түркістан|түрікменстан|тәжікстан|үндістан|өзбекстан|\p{L}+[ое]вт)/u

const kindOf = (vowel = '') => (back.includes(vowel) ? 'back' : front.includes(vowel) ? 'front' : undefined)
const vowelsOf = (word: string) => [...word].filter((letter) => vowels.includes(letter))

const isWrongWord = (word: string) => {
  const suffix = pairs.find((pair) => word.endsWith(pair) && word.length - pair.length >= 3)
  if (!suffix || exceptions.test(word)) return false
  const [stem, added] = [kindOf(vowelsOf(word.slice(0, -suffix.length)).at(-1)), kindOf(vowelsOf(suffix)[0])]
  return stem !== undefined && stem !== added
}

type Ending = { kind: 'back' | 'front'; last: 'vowel' | 'voiced' | 'nasal' | 'voiceless' }

const units: readonly Ending[] = [
  { kind: 'front', last: 'voiced' },
  { kind: 'front', last: 'voiced' },
  { kind: 'front', last: 'vowel' },
  { kind: 'front', last: 'voiceless' },
  { kind: 'front', last: 'voiceless' },
  { kind: 'front', last: 'voiceless' },
  { kind: 'back', last: 'vowel' },
  { kind: 'front', last: 'vowel' },
  { kind: 'front', last: 'voiced' },
  { kind: 'back', last: 'voiced' },
]
const tens: readonly Ending[] = [
  { kind: 'front', last: 'voiced' },
  { kind: 'back', last: 'nasal' },
  { kind: 'back', last: 'vowel' },
  { kind: 'back', last: 'voiced' },
  { kind: 'back', last: 'voiceless' },
  { kind: 'front', last: 'voiced' },
  { kind: 'back', last: 'voiceless' },
  { kind: 'front', last: 'voiceless' },
  { kind: 'front', last: 'nasal' },
  { kind: 'back', last: 'nasal' },
]

/** How the last word of a number sounds: нөл, бір … тоғыз, он … тоқсан, жүз, мың, миллион. */
const endingOf = (digits: string): Ending => {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  const digit = Number(digits.at(-1 - zeros) ?? 0)
  if (/^0+$/.test(digits) || zeros === 0) return units[/^0+$/.test(digits) ? 0 : digit] as Ending
  if (zeros === 1) return tens[digit] as Ending
  return zeros === 2 ? { kind: 'front', last: 'voiced' } : { kind: 'back', last: 'nasal' }
}

const firstLetters: Readonly<Record<string, Readonly<Record<Ending['last'], string>>>> = {
  dative: { vowel: 'гғ', voiced: 'гғ', nasal: 'гғ', voiceless: 'кқ' },
  ablative: { vowel: 'д', voiced: 'д', nasal: 'н', voiceless: 'т' },
  locative: { vowel: 'д', voiced: 'д', nasal: 'д', voiceless: 'т' },
  accusative: { vowel: 'н', voiced: 'д', nasal: 'д', voiceless: 'т' },
  genitive: { vowel: 'н', voiced: 'д', nasal: 'н', voiceless: 'т' },
}
const cases: readonly [RegExp, string][] = [
  [/^[гғкқ][еа]$/, 'dative'],
  [/^[дтн][еа]н$/, 'ablative'],
  [/^[дт][еа](?:г[іы]|ғ[іы])?$/, 'locative'],
  [/^[дтн][іы]$/, 'accusative'],
  [/^[дтн][іы]ң$/, 'genitive'],
]
const others = /^(?:[шс][іы](?:н?[ае]?н?)?|[іы]н[шд]?[іеыа]?н?|[еа]у[іы]?(?:н[еа]?н?)?|[лдт][еа]р(?:[іы]|[гғ][еа]|[дн][іы]ң?)?)$/u

const isWrongAfter = (digits: string, suffix: string) => {
  const named = cases.find(([pattern]) => pattern.test(suffix))?.[1]
  if (!named && !others.test(suffix)) return false
  const { kind, last } = endingOf(digits)
  if (kindOf(vowelsOf(suffix)[0]) !== kind) return true
  return named !== undefined && !firstLetters[named]?.[last].includes(suffix[0] ?? '')
}

const wordsIn = (text: string) => text.toLowerCase().match(/(?<![\p{L}{}-])[а-яёәғқңөұүһі]+/gu) ?? []
const numbersIn = (text: string) =>
  [...text.matchAll(/(\d+)-(\p{L}+)/gu)].flatMap(([found, digits = '', suffix = '']) => (isWrongAfter(digits, suffix) ? [found] : []))

/** Kazakh words and numbers whose suffix has vowels, after a number also a consonant, that do not follow them. */
export const disharmonies = (words: string) => {
  const text = words.replaceAll(/(?<=\d)\u00a0(?=\d{3}(?!\d))/g, '')
  return [...wordsIn(text).filter(isWrongWord), ...numbersIn(text)]
}
