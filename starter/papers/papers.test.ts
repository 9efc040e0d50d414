import { languageTags, locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blocksOf, ofKind, texts, values } from '../testing/walk.ts'
import { englishWords, kazakhLetters, kazakhWords, russianWords, wordsOf } from '../testing/words.ts'
import { documents } from '../university/documents.ts'
import { capitalOf, halves, surplusOf, years } from './finance-figures.ts'
import { frameOf } from './frame.ts'
import { paperOf } from './paper.ts'
import type { PaperText, Section } from './paper-text.ts'
import { paperTexts } from './paper-texts.ts'
import { readPaper } from './testing/read-paper.ts'

/** The most bytes of a file, the least characters of a sentence that must be one document's own. */
const [most, long] = [60_000, 40]

const made = async (id: number) => {
  const paper = await paperOf(id)
  if (!paper) throw new Error(`document ${id} has no paper`)
  return { id, ...paper, ...(await readPaper(paper.bytes)) }
}

const ids = documents.map(({ id = 0 }) => id)
const papers: Awaited<ReturnType<typeof made>>[] = []

beforeAll(async () => {
  for (const id of ids) papers.push(await made(id))
}, 120_000)

afterAll(() => vi.useRealTimers())

const textOf = (id: number): PaperText => {
  const text = paperTexts[id]
  if (!text) throw new Error(`document ${id} has no text`)
  return text
}

const clausesOf = ({ text }: Section) => text.flatMap((part) => ('columns' in part ? [] : [part]))
const allClauses = ids.flatMap((id) => textOf(id).sections.flatMap((section) => clausesOf(section).map((clause) => ({ id, clause }))))

test('every document entry has a document file, and no other entry does', async () => {
  expect(papers.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(paperTexts).map(Number)).toEqual(ids.toSorted((a, b) => a - b))
  expect(await paperOf(Math.max(...ids) + 1)).toBeUndefined()
})

test('names are readable, Latin and all different', () => {
  for (const { name } of papers) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/)
  expect(new Set(papers.map(({ name }) => name)).size).toBe(papers.length)
})

test('every file is small', () => {
  expect(papers.filter(({ bytes }) => bytes.length > most).map(({ name }) => name)).toEqual([])
})

test('the output is deterministic, on another day too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') })
  for (const { id, bytes } of papers) expect(Buffer.compare((await made(id)).bytes, bytes), `document ${id}`).toBe(0)
}, 120_000)

test('title, language and date of the file are the document’s own', () => {
  for (const { id, attributes } of documents) {
    const paper = papers.find((one) => one.id === id)
    expect(paper?.title).toBe((attributes.title as { kz: string }).kz)
    expect(paper?.language).toBe('kk')
    expect(paper?.made?.toISOString().slice(0, 10)).toBe(attributes.date)
  }
})

describe.each(ids)('document %i', (id) => {
  const pagesIn = (tag: string) => (papers.find((paper) => paper.id === id)?.pages ?? []).filter(({ lang }) => lang === tag)

  test('has four to seven sections that say something', () => {
    const { sections } = textOf(id)
    expect(sections.length).toBeGreaterThanOrEqual(4)
    expect(sections.length).toBeLessThanOrEqual(7)
    for (const { text } of sections) expect(text.length).toBeGreaterThan(0)
  })

  test('starts each language, Kazakh first, on a new A4 page with its heading', () => {
    const pages = papers.find((paper) => paper.id === id)?.pages ?? []
    expect([...new Set(pages.map(({ lang }) => lang))]).toEqual(locales.map((lang) => languageTags[lang]))
    for (const page of pages) expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842])
    for (const lang of locales) {
      const frame = frameOf(id, textOf(id), lang)
      const [first] = pagesIn(languageTags[lang])
      for (const words of [frame.university, frame.title, frame.date, frame.number])
        expect(first?.text).toContain(words.replaceAll('\u00a0', ' '))
    }
  })

  test('all its text can be selected, and its number is in the footer of every page', () => {
    for (const lang of locales) {
      const pages = pagesIn(languageTags[lang])
      const foot = new RegExp(` ${frameOf(id, textOf(id), lang).number.replaceAll('\u00a0', ' ')} \\d+ / \\d+$`)
      for (const { text } of pages) expect(text).toMatch(foot)
      const read = pages.map(({ text }) => text.replace(foot, '')).join(' ')
      for (const clause of textOf(id).sections.flatMap(clausesOf)) expect(read).toContain(clause[lang].replaceAll('\u00a0', ' '))
      expect(read).not.toContain('\ufffd')
    }
  })

  test('each language uses its own letters', () => {
    const read = (tag: string) => pagesIn(tag).map(({ text }) => text)
    for (const text of read('kk')) expect(text).toMatch(kazakhLetters)
    for (const text of read('ru')) expect(wordsOf(text).filter((word) => kazakhLetters.test(word))).toEqual([])
    for (const text of read('en')) expect(text.match(/\p{Script=Cyrillic}+/gu) ?? []).toEqual([])
  })
})

test('each clause is written in its own language', () => {
  const wrong = allClauses.flatMap(({ id, clause: { kz, ru, en } }) => [
    ...(kazakhLetters.test(kz) ? [] : [`${id}: ${kz}`]),
    ...wordsOf(kz).flatMap((word) => (russianWords.has(word) ? [`${id}: ${word} in ${kz}`] : [])),
    ...wordsOf(ru).flatMap((word) => (kazakhWords.has(word) ? [`${id}: ${word} in ${ru}`] : [])),
    ...(wordsOf(en).some((word) => englishWords.has(word)) ? [] : [`${id}: ${en}`]),
  ])
  expect(wrong).toEqual([])
})

test.each(locales)('no longer sentence of %s occurs in two documents', (lang) => {
  const found = new Map<string, Set<number>>()
  for (const { id, clause } of allClauses)
    for (const sentence of new Set([clause[lang], ...clause[lang].split(/(?<=[.!?])\s+/)]))
      if (sentence.length >= long) found.set(sentence, (found.get(sentence) ?? new Set()).add(id))
  expect([...found].filter(([, where]) => where.size > 1).map(([sentence]) => sentence)).toEqual([])
})

test('phones and mail addresses are those of the site', () => {
  const known = JSON.stringify([...values.map(({ value }) => value), ...texts.map(({ text }) => text)])
  const named = papers.flatMap(({ pages }) => pages.flatMap(({ text }) => text.match(/\+7 \(\d{3}\) [\d-]{9}|[\w.]+@[\w.]+\w/g) ?? []))
  expect(named.length).toBeGreaterThan(60)
  expect([...new Set(named)].filter((contact) => !known.includes(contact))).toEqual([])
})

test('the statements for 2025 match the finance page', () => {
  const page = ofKind('page').find(({ slug }) => slug === 'consolidated-financial-statements')
  const table = page && blocksOf(page).find(({ type }) => type === 'table')
  const rows = (table?.rows ?? []) as { cells: { text: { kz: string } }[] }[]
  const read = papers.find(({ id }) => id === 22)?.pages[0]?.text
  expect(rows.length).toBeGreaterThan(3)
  for (const { cells } of rows) {
    const [, before, now] = cells.map(({ text }) => text.kz.replaceAll('\u00a0', ' '))
    expect(read).toContain(` ${before} ${now} `)
  }
})

test('net assets grow by the surplus of each year', () => {
  const listed = [years[2021], years[2022], years[2023], years[2024], years[2025]] as const
  for (const [at, year] of listed.slice(1).entries()) expect(capitalOf(year)).toBe(capitalOf(listed[at] ?? year) + surplusOf(year))
  expect(capitalOf(halves[2026])).toBe(capitalOf(years[2025]) + surplusOf(halves[2026]))
  expect(capitalOf(halves[2025])).toBe(capitalOf(years[2024]) + surplusOf(halves[2025]))
})
