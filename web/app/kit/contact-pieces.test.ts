import { expect, test } from 'vitest'
import { phoneAddress, piecesOf } from './contact-pieces.ts'

const links = (text: string) => piecesOf(text).flatMap(({ text: shown, to }) => (to ? [[shown, to]] : []))

test.each([
  ['Пишите на office@narxoz.example.', [['office@narxoz.example', 'mailto:office@narxoz.example']]],
  ['Звоните: +7 (727) 377-11-11, доб. 105', [['+7 (727) 377-11-11', 'tel:+77273771111']]],
  [
    '+7 727 377 11 11 немесе 8 (727) 377-11-12',
    [
      ['+7 727 377 11 11', 'tel:+77273771111'],
      ['8 (727) 377-11-12', 'tel:+77273771112'],
    ],
  ],
  ['WhatsApp: +7 (700) 377-11-12', [['+7 (700) 377-11-12', 'https://wa.me/77003771112']]],
  ['Call +49 30 1234 5678 today', [['+49 30 1234 5678', 'tel:+493012345678']]],
])('%s can be called, written to or chatted with', (text, found) => {
  expect(links(text)).toEqual(found)
})

test.each(['1 480 000 тенге', '2026–2027', 'ИИН 010203040506', 'БИН 960840000146', '5+2=7', 'a@b', '@narxoz', '10:00–18:00', '+7'])(
  '%s is no contact',
  (text) => {
    expect(links(text)).toEqual([])
  },
)

test.each([
  ['112', 'tel:112'],
  ['150', 'tel:150'],
  ['+7 (727) 377-11-09', 'tel:+77273771109'],
])('%s is dialled as %s', (number, address) => {
  expect(phoneAddress(number)).toBe(address)
})

test('nothing of a text is lost', () => {
  const text = 'До a@b.kz после +7 (727) 377-11-11 и WhatsApp +7 (700) 377-11-12 конец'
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('a long text of digits costs no more than its length', () => {
  // What this thread computes, in microseconds: other processes do not lengthen it. It is counted in ticks of a few milliseconds.
  const cost = (length: number) => {
    const text = '+7 ('.repeat(length)
    const before = process.threadCpuUsage()
    for (let turn = 0; turn < 20; turn += 1) piecesOf(text)
    return process.threadCpuUsage(before).user
  }
  cost(2_000)
  expect(cost(16_000)).toBeLessThan(40 * Math.max(cost(2_000), 5_000))
})
