import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../testing/mail-server.ts'
import { openSmtp } from './smtp.ts'

const letter = {
  id: 'a-mail',
  from: { name: 'Narxoz', address: 'office@narxoz.example' },
  to: 'visitor@example.org',
  replyTo: undefined,
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
} as const

const sentVia = async (query: string, siteUrl: string, lang: 'kz' | 'ru' | 'en' = 'kz') => {
  const server = await startMailServer()
  onTestFinished(() => server.down())
  await openSmtp(server.url + query, siteUrl)({ ...letter, lang })
  return { greeting: server.greetings[0], headers: server.received[0]?.headers ?? {} }
}

test.each([
  ['', 'https://www.narxoz.example', 'www.narxoz.example'],
  ['?name=mail.narxoz.example', 'https://www.narxoz.example', 'mail.narxoz.example'],
  ['', 'http://localhost:3000', expect.stringMatching(/./)],
])('the mail server is greeted with the host of the site or the given name: %j %s', async (query, siteUrl, name) => {
  expect((await sentVia(query, siteUrl)).greeting).toEqual(name)
})

test.each([
  ['kz', 'kk'],
  ['ru', 'ru'],
  ['en', 'en'],
] as const)('a mail in %s says which language it is in', async (lang, tag) => {
  const { headers } = await sentVia('', 'https://www.narxoz.example', lang)
  expect([headers['content-language'], headers['auto-submitted']]).toEqual([[tag], ['auto-generated']])
})
