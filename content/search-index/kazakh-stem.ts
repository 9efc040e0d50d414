import { skeleton } from '@narkhoz/contract/skeleton.ts'

// Vowels of the two harmonies; и and у go with either.
const back = 'аоұыяёюэ'
const front = 'әеөүі'
const vowels = `${back}${front}иу`

// An ending begins with another consonant after each of these.
const voiceless = 'пфкқтсшщхһцчбвгд'
const nasal = 'мнң'
const hissing = 'зж'
const flowing = 'рлйу'
const voiced = nasal + hissing + flowing
const consonants = `${voiceless + nasal + hissing}рлйғ`

// Behind ы and і the ending сы is mostly none: жұмысы is жұмыс and ы. It is one behind the endings of these words: оқытушы, үлгі.
const fullVowel = '[аәеэоөұүяюёиу]|[шғгқкж][ыі]'

type Ending = {
  /** Its form behind back vowels and its form behind front ones; one form that goes with both. */
  forms: readonly string[]
  /** Its left context. */
  after: RegExp
}

const endings = (after: string, ...pairs: readonly string[]): Ending[] =>
  pairs.map((pair) => ({ forms: pair.split('/'), after: new RegExp(`(?:${after})$`) }))

const any = (letters: string) => `[${letters}]`

/**
 * Inflectional endings. Possessives of the first and second person are ambiguous with many nouns (ғылым, білім) and are kept, unless
 * a preceding plural disambiguates them.
 */
const all: readonly Ending[] = [
  // Plural, and the possessives of I and you behind it.
  ...endings(any(vowels + flowing), 'лар/лер', 'ларым/лерім', 'ларың/лерің'),
  ...endings(any(`${nasal + hissing}л`), 'дар/дер', 'дарым/дерім', 'дарың/дерің'),
  ...endings(any(voiceless), 'тар/тер', 'тарым/терім', 'тарың/терің'),
  // Possessives.
  ...endings(fullVowel, 'сы/сі', 'мыз/міз', 'ңыз/ңіз'),
  ...endings(any(`${consonants}у`), 'ы/і', 'ымыз/іміз', 'ыңыз/іңіз'),
  // Genitive.
  ...endings(any(vowels + nasal), 'ның/нің'),
  ...endings(any(hissing + flowing), 'дың/дің'),
  ...endings(any(voiceless), 'тың/тің'),
  // Dative, with the one that follows a possessive.
  ...endings(any(vowels + voiced), 'ға/ге'),
  ...endings(any(voiceless), 'қа/ке'),
  ...endings(any('ыі'), 'на/не'),
  // Accusative, with those that follow a possessive.
  ...endings(any(vowels), 'ны/ні'),
  ...endings(any(voiced), 'ды/ді'),
  ...endings(any(voiceless), 'ты/ті'),
  ...endings(any(`${consonants}у`), 'ын/ін'),
  ...endings(fullVowel, 'сын/сін'),
  // Locative, and its derivation.
  ...endings(any(vowels + voiced), 'да/де', 'дағы/дегі'),
  ...endings(any(voiceless), 'та/те', 'тағы/тегі'),
  ...endings(any('ыі'), 'нда/нде', 'ндағы/ндегі'),
  ...endings(any(voiced), 'ғы/гі'),
  ...endings(any(voiceless), 'қы/кі'),
  // Ablative.
  ...endings(any(vowels + hissing + flowing), 'дан/ден'),
  ...endings(any(`${nasal}ыі`), 'нан/нен'),
  ...endings(any(voiceless), 'тан/тен'),
  // Instrumental.
  ...endings(any(vowels + flowing + nasal), 'мен'),
  ...endings(any(hissing), 'бен'),
  ...endings(any(voiceless), 'пен'),
  // Personal endings. That of the polite you is also "without" (жұмыссыз) and is left alone.
  ...endings(any(vowels + flowing), 'мын/мін'),
  ...endings(any(nasal + hissing), 'бын/бін', 'быз/біз'),
  ...endings(any(voiceless), 'пын/пін', 'пыз/піз'),
  ...endings(any(vowels + consonants), 'сың/сің', 'сыңдар/сіңдер', 'сыздар/сіздер'),
]

type Suffix = { ending: string; after: RegExp; harmony?: string }

const forms = all.flatMap(({ forms: [low = '', high], after }): Suffix[] =>
  high === undefined
    ? [{ ending: low, after }]
    : [
        { ending: low, after, harmony: back },
        { ending: high, after, harmony: front },
      ],
)

// The longest first, so that one that ends in another is not cut in the middle.
const byLastLetter = Map.groupBy(
  forms.toSorted((one, other) => other.ending.length - one.ending.length),
  ({ ending }) => ending.at(-1) ?? '',
)

// Loanwords keep their soft sign: модульдер, парольді.
const soft = /ь$/

/** Whether an ending of one harmony may follow a word: its last vowel that has one decides, or a soft sign at its end. */
const isInHarmony = (stem: string, harmony: string) => {
  if (soft.test(stem)) return harmony === front
  for (let at = stem.length - 1; at >= 0; at--) {
    const letter = stem[at] ?? ''
    if (back.includes(letter)) return harmony === back
    if (front.includes(letter)) return harmony === front
  }
  return true
}

/** Words that look like others with an ending and are none. */
const whole = new Set([
  ...['алтын', 'жақын', 'мүмкін', 'бүгін', 'тегін', 'мәтін', 'ойын', 'ақын', 'дарын', 'еркін', 'шағын', 'шығын', 'бұрын', 'қазан'],
  ...['басқа', 'қысқа', 'нұсқа', 'оқиға', 'баға', 'аға', 'теңге', 'жарғы', 'кесте', 'пошта', 'команда', 'сауда', 'шілде', 'аренда'],
  ...['отбасы', 'желі', 'кісі', 'шығыс', 'салдар', 'тендер', 'лидер', 'тұрғын', 'қолданыс', 'кейін', 'дейін', 'сайын'],
])

const shortest = 3

// Shorter stems are rare, and most that look like one are none.
const short = new Set(['іс', 'үй', 'ел', 'су', 'ас', 'ән', 'от', 'ой', 'ат', 'ай', 'ақ', 'аз', 'ұл'])

const hasVowel = new RegExp(any(vowels))

const isStem = (stem: string) => (stem.length >= shortest && hasVowel.test(stem)) || short.has(stem)

const withoutEnding = (word: string): string => {
  const stems = (byLastLetter.get(word.at(-1) ?? '') ?? []).flatMap(({ ending, after, harmony }) => {
    const stem = word.slice(0, -ending.length)
    const fits = word.endsWith(ending) && isStem(stem) && after.test(stem.replace(soft, '')) && (!harmony || isInHarmony(stem, harmony))
    return fits ? [stem] : []
  })
  return stems.find((stem) => whole.has(stem)) ?? stems[0] ?? word
}

// A final that is ambiguous with an ending (деканы: декан and ы, or дека and ны) is treated as one, and a final consonant that is
// voiced before a vowel (мектеп, мектебі) is devoiced.
const ends: readonly (readonly [RegExp, string])[] = [
  [/([аәеэоөұүяюёиу])[нс]$/, '$1'],
  [new RegExp(`([${voiceless}])т$`), '$1'],
  [/([нлрзж])д$/, '$1'],
]
const unvoiced: Readonly<Record<string, string>> = { б: 'п', г: 'к', ғ: 'қ' }

const withoutEnd = (stem: string) => {
  const shorter = ends.reduce((text, [what, by]) => text.replace(what, by), stem)
  return isStem(shorter) ? shorter : stem
}

const hardened = (stem: string) => stem.slice(0, -1) + (unvoiced[stem.at(-1) ?? ''] ?? stem.at(-1) ?? '')

const cyrillic = /^[\u0400-\u04ff]+$/

/**
 * Stems a Kazakh word: removes plural, possessive, case and personal endings until none is left, so that all forms meet even if too
 * much is removed.
 */
export const kazakhStem = (word: string): string => {
  if (!cyrillic.test(word)) return word
  let stem = word
  while (!whole.has(stem)) {
    const longer = stem
    stem = withoutEnding(longer)
    if (stem === longer) stem = withoutEnd(longer)
    if (stem === longer) return hardened(stem.replace(soft, ''))
  }
  return stem
}

const looseEndings = [...new Set(forms.map(({ ending }) => skeleton(ending)))]

const collectStems = (word: string, stems: Set<string>) => {
  for (const ending of looseEndings) {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || stem.length < shortest || stems.has(stem)) continue
    stems.add(stem)
    stems.add(stem.replace(/b$/, 'p').replace(/g$/, 'k'))
    collectStems(stem, stems)
  }
}

/**
 * What may be the stem of a Kazakh word of which nothing but the skeleton is known, the longest first. Neither its harmony
 * nor its doubled letters can be read there, so every ending that fits is taken.
 */
export const looseStems = (word: string): string[] => {
  const stems = new Set<string>()
  collectStems(word, stems)
  return [...stems].toSorted((one, other) => other.length - one.length)
}

/** Stop words. */
export const kazakhStopWords: ReadonlySet<string> = new Set([
  ...['және', 'мен', 'бен', 'пен', 'да', 'де', 'та', 'те', 'ма', 'ме', 'ба', 'бе', 'па', 'пе', 'ғой', 'ал', 'бірақ', 'немесе', 'яғни'],
  ...['үшін', 'туралы', 'дейін', 'кейін', 'арқылы', 'сияқты', 'секілді', 'ретінде', 'бойынша', 'осы', 'сол', 'бұл', 'мына', 'ол'],
  ...['олар', 'оның', 'оны', 'оған', 'сіз', 'біз', 'мені', 'сені', 'өз', 'өзі', 'бар', 'жоқ', 'емес', 'еді', 'екен'],
  ...[
    'болады',
    'болса',
    'болған',
    'бір',
    'әр',
    'әрі',
    'тек',
    'қана',
    'ғана',
    'ең',
    'өте',
    'қанша',
    'қалай',
    'қандай',
    'қашан',
    'қайда',
    'неше',
    'неге',
    'керек',
    'алу',
    'алуға',
    'аламын',
    'орналасу',
    'істеу',
    'жасау',
    'болу',
    'болып',
    'бола',
  ],
])
