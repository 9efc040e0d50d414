import type { Locale } from '@narkhoz/contract/locales.ts'
import { disharmonies } from './kazakh-harmony.ts'
import { rejectedWords } from './rejected-words.ts'

/** A rule that a program can check in a text of one language: the reason, and the words that break it. */
type Rule = { reason: string; langs: readonly Locale[]; find: (words: string) => readonly string[] }

const every = ['kz', 'ru', 'en'] as const
const matches = (pattern: RegExp) => (words: string) => words.match(pattern) ?? []
const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const shortMonth = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?'

// Addresses keep their specified spelling, those of mail and files included.
const address = /(?:https?:\/\/|@|\/|\b[\w.-]+\.)[\w./@-]*/g

const rules: readonly Rule[] = [
  {
    reason: 'Russian has the em dash, after a no-break space and before a space',
    langs: ['ru'],
    find: matches(/\S*(?:\s–|^– | — |\S—\s|\s—\S)\S*/gu),
  },
  {
    reason: 'Kazakh and English have the en dash, Kazakh after a no-break space',
    langs: ['kz', 'en'],
    find: matches(/\S*—\S*/gu),
  },
  { reason: 'a dash stays with the word before it', langs: ['kz'], find: matches(/\S+ – \S*/gu) },
  { reason: 'a dash after a space has one behind it', langs: ['kz', 'en'], find: matches(/\S*\s–[^\s]+/gu) },
  { reason: 'a hyphen is no dash', langs: every, find: matches(/\S*\s-\s\S*/gu) },
  { reason: 'thousands are kept together by a no-break space', langs: ['kz', 'ru'], find: matches(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g) },
  { reason: 'a no-break space stands before % and behind №', langs: ['kz', 'ru'], find: matches(/(?:\d|\}) ?%|№ ?(?:\d|\{)/g) },
  { reason: 'English has no space before %, and No. for №', langs: ['en'], find: matches(/(?:\d|\})\s%|№/g) },
  { reason: 'Kazakh has no ё', langs: ['kz'], find: (words) => matches(/[\p{L}]*ё[\p{L}]*/giu)(words.replaceAll('Монтескьё', '')) },
  {
    reason: 'a Kazakh suffix depends on the number that is put in before it',
    langs: ['kz'],
    find: matches(/\}[»”]?\s?-(?:[дт][еа]н|н[еа]н|[гғкқ][еа]|[дт][еа]|[ндт][іы]ң?|[мбп]ен|[іы]?нш[іы]|[шс][іы]|[іы]|[еа]у[іы])(?!\p{L})/gu),
  },
  { reason: 'vowels of a suffix follow its word', langs: ['kz'], find: disharmonies },
  {
    reason: 'the university is called Нархоз, Narxoz in English',
    langs: every,
    find: (words) => matches(/\b(?:Narkhoz|Narhoz|Narkhos)\b|Наркхоз|Наркоз|Нархос/gi)(words.replace(address, ' ')),
  },
  { reason: 'the university’s name is written in the letters of the language', langs: ['en'], find: matches(/Нархоз\p{L}*/gu) },
  {
    // Names from other systems are quoted as spelled there.
    reason: 'the university’s name is written in Cyrillic',
    langs: ['kz', 'ru'],
    find: (words) => matches(/(?<!«)Narxoz\p{L}*/giu)(words.replace(address, ' ')),
  },
  {
    reason: 'it is Нархоз университеті in Kazakh, Университет Нархоз in Russian',
    langs: ['kz', 'ru'],
    find: matches(/Нархоз университет(?!і)\p{L}*/giu),
  },
  {
    reason: 'a word has letters of one alphabet',
    langs: every,
    find: matches(/\p{L}*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})\p{L}*/gu),
  },
  {
    reason: 'English dates are British: 18 November 2026, 19:00',
    langs: ['en'],
    find: matches(
      new RegExp(
        // Lists of literature after foreign models have the day last: (2007, July 27).
        `(?<!\\(\\d{4}, )\\b(?:${month}|${shortMonth}) \\d{1,2}(?:st|nd|rd|th)?\\b(?![\\d:]|,\\d)|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b\\d{1,2}(?::\\d\\d)? ?[AaPp]\\.?[Mm]\\b`,
        'g',
      ),
    ),
  },
  ...rejectedWords.map(({ lang, words, reason }): Rule => ({ reason, langs: [lang], find: matches(words) })),
]

/** Why each rule is there, in the rules' order. */
export const ruleReasons: readonly string[] = rules.map(({ reason }) => reason)

/** A text as it is read: without markup and placeholders. */
const readable = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[%$]?\{\w+\}/g, '{}')

/** Problems of a text in a language, in words. */
export const faultsOf = (lang: Locale, text: string) =>
  rules.flatMap(({ reason, langs, find }) =>
    langs.includes(lang) ? find(readable(text)).map((words) => `${reason}: ${words.trim()}`) : [],
  )
