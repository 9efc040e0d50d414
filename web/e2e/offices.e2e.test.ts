import { expect, test } from 'vitest'
import { sharedSystem } from './site.ts'

const site = sharedSystem()

const htmlOf = async (path: string) => (await fetch(site.siteUrl + path)).text()

const sectionOf = (html: string, block: string) =>
  new RegExp(`<section[^>]*data-block="${block}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''

test.each(['/en', '/ru', ''])('students from abroad see the international office next to the consultation form at %j', async (lang) => {
  const section = sectionOf(await htmlOf(`${lang}/information-for-international-students`), 'consultation')
  expect(section).toContain('href="tel:+77273771120"')
  expect(section).toContain('href="mailto:welcome@narxoz.example"')
  expect(section).not.toContain('377-11-12')
})

test('pages without an office show the university’s numbers', async () => {
  const section = sectionOf(await htmlOf('/en/education/bachelor'), 'consultation')
  expect(section).toMatch(/href="tel:\+7\d{10}"/)
  expect(section).not.toContain('href="tel:+77273771120"')
})

test.each([
  ['languages', 'Language learning and testing', 'Anxiety and stress'],
  ['psychological-support', 'Anxiety and stress', 'Language learning and testing'],
  ['career-coaching', 'CV and interview preparation', 'Anxiety and stress'],
])('the centre %s offers its own reasons for an appointment', async (slug, own, foreign) => {
  const html = /<main[\s\S]*<\/main>/.exec(await htmlOf(`/en/center/${slug}`))?.[0] ?? ''
  const options = [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text)
  expect(options).toContain(own)
  expect(options).toContain('Another question')
  expect(options).not.toContain(foreign)
})

test.each(['/en', '/ru', ''])('whoever asks for business advice is led to a form that asks for contacts at %j', async (lang) => {
  const section = sectionOf(await htmlOf(`${lang}/business-advice/strategy`), 'service')
  const [, path = '', place = ''] = /href="([^"#]+)#([\w-]+)"/.exec(section) ?? []
  const target = sectionOf(await htmlOf(path), 'consultation')
  expect([path, target]).toEqual([`${lang}/school/business-school`, expect.stringContaining(`id="${place}"`)])
  expect(target).toContain('name="tel"')
})
