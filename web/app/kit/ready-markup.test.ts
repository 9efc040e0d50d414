import type { Locale } from '@narkhoz/contract/locales.ts'
import { growthByEight, linear } from '@narkhoz/server-kit/testing/growth.ts'
import { expect, test } from 'vitest'
import { readyMarkup } from './ready-markup.ts'

const place = { locale: 'ru' as const, level: 3, scroll: 'scroll', tableName: 'Таблица', reach: 'reach' }

test('own paths get the page’s language, everything else stays as it is', () => {
  const links = [
    '/education/bachelor',
    '/',
    '/?modal=consultation',
    '/media/x.pdf',
    'https://elsewhere.example/a',
    '#here',
    'mailto:a@b.kz',
  ]
  const html = links.map((href) => `<a href="${href}">x</a>`).join('')
  const hrefs = (locale: Locale) => [...readyMarkup(html, { ...place, locale }).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs('ru')).toEqual(['/ru/education/bachelor', '/ru', '/ru?modal=consultation', ...links.slice(3)])
  expect(hrefs('kz')).toEqual(links)
})

test('an address after another attribute is found too', () => {
  expect(readyMarkup('<a title="x" href="/news">x</a>', place)).toBe('<a title="x" href="/ru/news">x</a>')
})

test.each([
  ['<h2>a</h2><h3>b</h3>', 3, '<h3>a</h3><h4>b</h4>'],
  ['<h2>a</h2><h4>b</h4>', 3, '<h3>a</h3><h4>b</h4>'],
  ['<h4>a</h4>', 2, '<h2>a</h2>'],
  ['<h3>a</h3><h2>b</h2>', 4, '<h5>a</h5><h4>b</h4>'],
  ['<h2>a</h2><h3>b</h3><h4>c</h4>', 5, '<h5>a</h5><h6>b</h6><h6>c</h6>'],
])('headings of %s follow the one above, and none is skipped', (html, level, ready) => {
  expect(readyMarkup(html, { ...place, level })).toBe(ready)
})

test('each table scrolls in a region that is named by its caption', () => {
  const html = '<table><caption>Ақысы <em>"жыл"</em></caption><tr><td>1</td></tr></table><p>x</p><table><tr><td>2</td></tr></table>'
  const ready = readyMarkup(html, place)
  expect(
    [...ready.matchAll(/<div class="scroll" role="region" tabindex="0" aria-label="([^"]*)"><table>/g)].map(([, name]) => name),
  ).toEqual(['Ақысы &quot;жыл&quot;', 'Таблица'])
  expect(ready.match(/<\/table><\/div>/g)).toHaveLength(2)
})

test('a nested table has its own name, and an unclosed one is unchanged', () => {
  const inner = '<table><caption>Ішкі</caption><tr><td>1</td></tr></table>'
  const ready = readyMarkup(`<table><tr><td>${inner}</td></tr></table></table><table><tr>`, place)
  expect([...ready.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Таблица', 'Ішкі'])
  expect([ready.match(/<div/g)?.length, ready.match(/<\/div>/g)?.length]).toEqual([2, 2])
})

test.each([
  ...['<table>', '</table>', '<table><tr><td>', '<table><caption>', '<caption>', '<a ', '<a href="', '<a href="/x" ', '<a href="/x">'],
  ...['<a x=y ', '<h2>', '<', '&', '"', ' ', '<table><caption>x</caption></table>', '<table></table></table>'],
])('a text of %j takes time in proportion to its length', (piece) => {
  expect(growthByEight((length) => readyMarkup(piece.repeat(length / piece.length), place))).toBeLessThan(linear)
})

test('phone numbers and mailboxes of a text can be tapped, those of a link stay as they are', () => {
  const html = '<p title="+7 (727) 377-11-11">Пишите: a@b.kz, <a href="mailto:c@d.kz">c@d.kz</a>, +7 (727) 377-11-11.</p>'
  expect(readyMarkup(html, place)).toBe(
    '<p title="+7 (727) 377-11-11">Пишите: <a class="reach" href="mailto:a@b.kz">a@b.kz</a>, <a href="mailto:c@d.kz">c@d.kz</a>, ' +
      '<a class="reach" href="tel:+77273771111">+7 (727) 377-11-11</a>.</p>',
  )
})
