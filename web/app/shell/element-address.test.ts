import { expect, test } from 'vitest'
import { elementAddress } from './element-address.ts'

const element = (kind: string, value: string, url: string | null = null) => ({ type: { value: kind, title: kind }, value, url })

test.each([
  [element('whatsapp', '+7 (700) 377-11-12', 'tel:+77003771112'), 'https://wa.me/77003771112'],
  [element('whatsapp', '+7 (700) 377-11-12'), 'https://wa.me/77003771112'],
  [element('whatsapp', 'Чат', 'https://wa.me/message/X'), 'https://wa.me/message/X'],
  [element('phone', '+7 (727) 377-11-11'), 'tel:+77273771111'],
  [element('email', 'a@b.kz'), 'mailto:a@b.kz'],
  [element('hours', '9:00–18:00'), undefined],
])('%o leads to %s', (given, address) => {
  expect(elementAddress(given)).toBe(address)
})
