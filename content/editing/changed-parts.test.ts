import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'

const marks = { same: '', removed: '-', added: '+' } as const
const told = (before: string, after: string) => changedParts(before, after).map(({ kind, text }) => `${marks[kind]}${text}`)

test('equal, removed and added words are listed in reading order', () => {
  expect(told('Ашық есік күні ертең', 'Ашық есік күні бүгін')).toEqual(['Ашық есік күні ', '-ертең', '+бүгін'])
  expect(told('бір екі үш төрт', 'бір үш төрт бес')).toEqual(['бір ', '-екі ', 'үш төрт', '+ бес'])
  expect(told('', 'жаңа мәтін')).toEqual(['+жаңа мәтін'])
  expect(told('ескі мәтін', '')).toEqual(['-ескі мәтін'])
  expect(told('сол', 'сол')).toEqual(['сол'])
})

test('put together again they are both texts, also where these are long', () => {
  const words = (from: number, length: number) => Array.from({ length }, (_, at) => `сөз${(from + at * 7) % 97}`).join(' ')
  for (const [before, after] of [
    [words(0, 40), words(3, 60)],
    [words(0, 3000), words(50, 3000)],
  ] as const) {
    const parts = changedParts(before, after)
    expect(parts.flatMap(({ kind, text }) => (kind === 'added' ? [] : text)).join('')).toBe(before)
    expect(parts.flatMap(({ kind, text }) => (kind === 'removed' ? [] : text)).join('')).toBe(after)
  }
})
