import { type Locale, locales } from '@narkhoz/contract/locales.ts'

const thousand = { kz: 'мың', ru: 'тыс', en: 'thousand' } as const satisfies Record<Locale, string>

/** Numerals as far as texts use them: Russian ones are inflected, so these are their stems. */
const spelled: Readonly<Record<Locale, { units: readonly string[]; teens: readonly string[]; tens: readonly string[]; hundred: string }>> =
  {
    kz: {
      units: ' бір екі үш төрт бес алты жеті сегіз тоғыз'.split(' '),
      teens: [],
      tens: ' он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан'.split(' '),
      hundred: 'жүз',
    },
    ru: {
      units: ' од дв тр четыр пят шест сем вос девят'.split(' '),
      teens: 'десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат'.split(' '),
      tens: '  двадцат тридцат сорок п[я]т шест[ьи] сем[ьи] вос[еь] девяност'.split(' '),
      hundred: 'сто',
    },
    en: {
      units: ' one two three four five six seven eight nine'.split(' '),
      teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
      tens: '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
      hundred: 'hundred',
    },
  }

/** Stems of the words for two to nine: the cardinal, its ordinal, its multiples and fractions, its month. */
const small: Readonly<Record<Locale, readonly string[]>> = {
  kz: [
    'екі|қос|жарты|ақпан',
    'үш|наурыз',
    'төрт|ширек|тоқсан|сәуір',
    'бес|мамыр',
    'алты|маусым',
    'жеті|апта|шілде',
    'сегіз|тамыз',
    'тоғыз|қыркүйек',
  ],
  ru: [
    'дв|втор|об[аеои]|пол|пар[ауые]|феврал',
    'тр[иёе]|треть|втрое|март',
    'четыр|четвёр|четвер|кварт|апрел',
    'пят|ма[йя]',
    'шест|июн',
    'сем[ьи]|седьм|недел|июл',
    'восем|восьм|август',
    'девят|сентябр',
  ],
  en: [
    'two|second|twice|twen|half|both|pair|doubl|Feb',
    'three|third|tripl|Mar',
    'four|quarter|Apr',
    'five|fifth|May',
    'six|Jun',
    'seven|week|Jul',
    'eight|Aug',
    'nine|ninth|Sep',
  ],
}

const wordsFor = (lang: Locale, number: number): RegExp | undefined => {
  const { units, teens, tens, hundred } = spelled[lang]
  if (!Number.isInteger(number)) return undefined
  if (number < 10) return new RegExp(`(?<!\\p{L})(?:${small[lang][number - 2]})`, 'iu')
  if (number >= 100) return number % 100 === 0 || number < 1000 ? new RegExp(hundred, 'i') : undefined
  if (number < 20 && teens.length > 0) return new RegExp(teens[number - 10] ?? '^$', 'i')
  return new RegExp(`${tens[Math.floor(number / 10)]}\\p{L}*[ -]?${units[number % 10]}`, 'iu')
}

/** The numbers in a text, thousands in digits or in a word. Not one, which is an article in English, nor none. */
const numbersIn = (lang: Locale, text: string) => {
  const together = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/(?<=\d)\u00a0(?=\d{3}(?!\d))/g, '')
    // The month of a date in digits is a word elsewhere.
    .replaceAll(/(?<!\d)(\d\d)\.\d\d\./g, '$1 ')
    .replaceAll(lang === 'en' ? /(?<=\d),(?=\d{3}(?!\d))/g : /(?!)/g, '')
    .replaceAll(lang === 'en' ? /(?!)/g : /(?<=\d),(?=\d)/g, '.')
  return [...together.matchAll(/(\d+(?:\.\d+)?)(?:\s(\p{L}+))?/gu)].flatMap(([, digits = '', word = '']) => {
    const number = Number(digits) * (word.startsWith(thousand[lang]) ? 1000 : 1)
    return number === 0 || number === 1 ? [] : [number]
  })
}

/** The numbers of a text in one language that another lacks; there they may be spelled out. */
export const numbersMissing = (texts: Partial<Record<Locale, string>>) => {
  const written = locales.flatMap((lang) => {
    const text = texts[lang]
    return text === undefined ? [] : [{ lang, text, numbers: numbersIn(lang, text) }]
  })
  const all = [...new Set(written.flatMap(({ numbers }) => numbers))]
  return written.flatMap(({ lang, text, numbers }) =>
    all.flatMap((number) => (numbers.includes(number) || wordsFor(lang, number)?.test(text) ? [] : [`${number} is missing in ${lang}`])),
  )
}
