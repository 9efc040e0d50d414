import { expect, test } from 'vitest'
import { addressesOf, pages } from './registry.ts'
import { isShownPath, isShownSlug, reservedNames } from './shown-path.ts'

test('no page is shown at a reserved name, nor below it', () => {
  for (const name of reservedNames) expect([name, isShownPath(name), isShownPath(`${name}/x`)]).toEqual([name, false, false])
  expect(reservedNames).toEqual(expect.arrayContaining(['ru', 'en', 'kz', 'dist', 'media', 'admin', 'api']))
})

test('a page is shown where its screen requests it, and where no other screen is', () => {
  const asking = pages.filter(({ builtIn, pageless }) => !builtIn && !pageless)
  for (const page of asking)
    for (const address of addressesOf(page)) {
      const path = page.path ?? address.slice(1)
      expect([path, isShownPath(path)]).toEqual([path, true])
    }
  for (const path of ['about-us', 'about-us/history', 'devSitemap', '404', 'rules', 'media-kit', 'english'])
    expect([path, isShownPath(path)]).toEqual([path, true])
})

test('no page is shown below a closed list, at a screen that requests none, or at another name of the home page', () => {
  for (const path of ['education/unknown', 'welcome', 'account', 'request', 'request/x', 'index'])
    expect([path, isShownPath(path)]).toEqual([path, false])
})

test('an entry of a family is shown unless another screen has its address', () => {
  expect([isShownSlug('/news/{slug}', 'open-day'), isShownSlug('/news/{slug}', 'catalog')]).toEqual([
    true,
    !pages.some(({ address }) => address === '/news/catalog'),
  ])
})
