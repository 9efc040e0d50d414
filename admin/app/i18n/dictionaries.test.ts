import { errors } from '@narkhoz/contract/errors.ts'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { kz } from './kz.ts'
import { ru } from './ru.ts'

const leaves = (value: unknown, at = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, at ? `${at}.${name}` : name))
    : [[at, value]]

const said = (value: unknown): string => (typeof value === 'function' ? String(value('Aa', 'Bb', 'Cc')) : String(value))
const cyrillic = /\p{Script=Cyrillic}/u
const latin = /[A-Za-z]/

/** Words that are the same in every language: formats, names, addresses, and test values. */
const known = /CSV|XLSX|Excel|JPG|PNG|WebP|SVG|PDF|QR|Escape|slug|https?|mailto|tel|Aa|Bb|Cc|aa|NaN|\/[a-z-]+/g

test.each([
  ['kz', kz],
  ['ru', ru],
])('no English has stayed in %s', (_, words) => {
  const wrong = leaves(words).filter(([, word]) => latin.test(said(word).replaceAll(known, '')))
  expect(wrong.map(([at, word]) => `${at}: ${said(word)}`)).toEqual([])
})

test('no Cyrillic has stayed in English', () => {
  expect(leaves(en).filter(([, word]) => cyrillic.test(said(word)))).toEqual([])
})

/** Former texts that were misunderstood; if one returns, so does the problem. */
test.each([
  ['who waits for whom', ['Сізді күтіп тұрған іс жоқ', 'Вас ничего не ждёт', 'Nothing is waiting for you']],
  ['whom a note is hidden from', ['Жіберушіге көрінбейді', 'Отправитель их не видит', 'The sender does not see them']],
  ['what is not there', ['There is no such thing']],
])('nothing says again unclearly %s', (_, sentences) => {
  const all = [...leaves({ kz, ru, en }), ...leaves(errors)]
  expect(all.length).toBeGreaterThan(1500)
  for (const sentence of sentences) expect(all.filter(([, word]) => said(word).includes(sentence)).map(([at]) => at)).toEqual([])
})
