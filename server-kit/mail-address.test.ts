import { email } from '@narkhoz/contract/fields/email.ts'
import { expect, test } from 'vitest'
import { mailAddress } from './mail-address.ts'

test.each(['a@b.kz', 'first.last+tag@uni.edu.kz', "o'neill@mail.kz", 'A@B.kz', 'қазақ@mail.kz', `${'a'.repeat(64)}@b.kz`])(
  '%s is an address',
  (text) => {
    expect(mailAddress(text)).toBe(text.replace('@B', '@b'))
  },
)

test('an internationalized domain is encoded as mail servers expect it', () => {
  expect(mailAddress('a@почта.қаз')).toMatch(/^a@xn--[a-z0-9-]+\.xn--[a-z0-9-]+$/)
})

test.each([
  ['nothing', ''],
  ['no text', ['a@b.kz']],
  ['a number', 1],
  ['no @', 'a.b.kz'],
  ['two @', 'a@b@c.kz'],
  ['a line break behind', 'a@b.kz\n'],
  ['a header', 'a@b.kz\r\nBcc: c@d.kz'],
  ['a header in the name', 'a\r\nBcc: c@d.kz'],
  ['a break of another kind', 'a\u2028b@c.kz'],
  ['a NUL', 'a\0@b.kz'],
  ['a quoted name', '"a"@b.kz'],
  ['a quoted name with a second receiver', '"a@evil.kz b"@c.kz'],
  ['quotes inside', 'a"b@c.kz'],
  ['a list', 'a@b.kz,c@d.kz'],
  ['a list by semicolon', 'a@b.kz;c@d.kz'],
  ['brackets', '<a@b.kz>'],
  ['a name before it', 'A <a@b.kz>'],
  ['a comment', 'a(c)@b.kz'],
  ['a group', 'all:a@b.kz'],
  ['a backslash', 'a\\@b.kz'],
  ['a space', 'a b@c.kz'],
  ['a space in front', ' a@b.kz'],
  ['a dot in front', '.a@b.kz'],
  ['two dots', 'a..b@c.kz'],
  ['a dot behind', 'a.@b.kz'],
  ['a machine', 'a@[127.0.0.1]'],
  ['a machine without brackets', 'a@127.0.0.1'],
  ['a name without a dot', 'a@localhost'],
  ['a host with a port', 'a@b.kz:25'],
  ['a host with a path', 'a@b.kz/c'],
  ['an encoded host', 'a@b%2ekz'],
  ['a hyphen in front of the host', 'a@-b.kz'],
  ['two dots in the host', 'a@b..kz'],
  ['a long name', `${'a'.repeat(65)}@b.kz`],
  ['a long whole', `a@${'b.'.repeat(130)}kz`],
])('%s is no address', (_, text) => {
  expect(mailAddress(text)).toBeUndefined()
})

test('100 kB of @ and of dots are validated at once', () => {
  const times = ['@', '.', 'a.', 'a@'].map((part) => {
    const started = performance.now()
    expect(mailAddress(part.repeat(100_000))).toBeUndefined()
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(20)
})

test('an address that the form accepts and mail cannot carry is refused here, every other is accepted', () => {
  const refused = email.samples.good.filter((text) => mailAddress(text) === undefined)
  expect(refused).toEqual(email.samples.good.filter((text) => text.indexOf('@') > 64))
})
