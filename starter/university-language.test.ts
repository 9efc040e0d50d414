import { describe, expect, test } from 'vitest'
import { linesOf, localized, nameOf, type Text, texts } from './testing/walk.ts'
import { englishWords, kazakhLetters, kazakhWords, russianWords, wordsOf } from './testing/words.ts'

/** Names that look like words of another language: a form's number, part of a dictionary, a person, a student firm. */
const names = ['075/у', '«А–Қ»', 'Мин Со', '«Жылы кол»']

/** Lists of names and of words are no sentences, however long they are. */
const lists = ['author', 'participants', 'words', 'queries']

/** From this many characters on a text is a sentence, not a name. */
const long = 60

const read = ({ attribute, text }: Text) =>
  names.reduce((words, name) => words.replaceAll(name, ''), attribute.type === 'richText' ? linesOf(text).join(' ') : text)
const inLanguage = (lang: Text['lang']) =>
  texts.filter((text) => text.lang === lang).map((text) => ({ where: text.where, name: text.name, words: read(text) }))
const sentencesIn = (lang: Text['lang']) => inLanguage(lang).filter(({ name, words }) => words.length >= long && !lists.includes(name))
const among = (list: ReadonlySet<string>) => (words: string) => wordsOf(words).filter((word) => list.has(word))
const found = (where: string, what: readonly string[]) => (what.length > 0 ? [`${where}: ${what.join(', ')}`] : [])

describe('Kazakh', () => {
  test('sentences have letters of Kazakh', () => {
    expect(sentencesIn('kz').flatMap(({ where, words }) => (kazakhLetters.test(words) ? [] : [`${where}: ${words}`]))).toEqual([])
  })

  test('sentences have no Russian words', () => {
    expect(sentencesIn('kz').flatMap(({ where, words }) => found(where, among(russianWords)(words)))).toEqual([])
  })
})

describe('Russian', () => {
  test('has no letters of Kazakh', () => {
    const kazakh = (words: string) => wordsOf(words).filter((word) => kazakhLetters.test(word))
    expect(inLanguage('ru').flatMap(({ where, words }) => found(where, kazakh(words)))).toEqual([])
  })

  test('sentences have letters of Cyrillic and no Kazakh words', () => {
    expect(sentencesIn('ru').flatMap(({ where, words }) => (/[а-яё]/i.test(words) ? [] : [`${where}: ${words}`]))).toEqual([])
    expect(sentencesIn('ru').flatMap(({ where, words }) => found(where, among(kazakhWords)(words)))).toEqual([])
  })
})

describe('English', () => {
  test('has no letters of Cyrillic', () => {
    expect(inLanguage('en').flatMap(({ where, words }) => found(where, words.match(/\p{Script=Cyrillic}+/gu) ?? []))).toEqual([])
  })

  test('sentences have English words', () => {
    // Titles are names of things, often without any of these words.
    const sentences = sentencesIn('en').filter(({ name }) => name !== 'title')
    expect(sentences.flatMap(({ where, words }) => (among(englishWords)(words).length > 0 ? [] : [`${where}: ${words}`]))).toEqual([])
  })
})

/** What stays untranslated on purpose: a page and a card in each language, so that the fallback can be seen. */
const untranslated = {
  ru: ['book 44', 'news 73 aitys-of-the-five-schools'],
  en: ['book 35', 'news 66 thirty-one-students-on-amangeldy-peak'],
}

test.each(['ru', 'en'] as const)('nothing but one page and one card lacks %s', (lang) => {
  const lacking = new Set(localized.filter(({ texts }) => !texts[lang]).map(({ entry }) => nameOf(entry)))
  expect([...lacking]).toEqual(untranslated[lang])
})
