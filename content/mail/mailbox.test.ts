import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

const same = (one: string, other: string) => mailboxOf(one) === mailboxOf(other)

test.each([
  ['aigerim@mail.kz', 'AIGERIM@Mail.kz'],
  ['aigerim@mail.kz', 'aigerim+a@mail.kz'],
  ['aigerim@mail.kz', 'aigerim+a+b.c@mail.kz'],
  ['aigerim@gmail.com', 'a.i.gerim@gmail.com'],
  ['aigerim@gmail.com', 'Ai.gerim+narxoz@googlemail.com'],
  ['aigerim-n@yandex.ru', 'aigerim.n@ya.ru'],
  ['aigerim@пошта.kz', 'aigerim@xn--80a1acn3a.kz'],
])('%s and %s are one mailbox', (one, other) => {
  expect(same(one, other)).toBe(true)
})

test.each([
  ['aigerim@mail.kz', 'aigerima@mail.kz'],
  ['aigerim@mail.kz', 'aigerim@mail.ru'],
  ['aigerim@mail.kz', 'aigerim@sub.mail.kz'],
  ['+a@mail.kz', '-@mail.kz'],
])('%s and %s are two', (one, other) => {
  expect(same(one, other)).toBe(false)
})

test('a digest reveals no address, and an invalid address has none', () => {
  expect(mailboxOf('aigerim@mail.kz')).toMatch(/^[\w-]{43}$/)
  expect(mailboxOf('aigerim')).toBeUndefined()
  expect(mailboxOf('"a b"@mail.kz')).toBeUndefined()
})
