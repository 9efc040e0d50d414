import { expect, test } from 'vitest'
import { createFullPageLoad, patience, type Surroundings } from './full-page-load.ts'

/** A tab: its storage outlives its documents. */
const openTab = (more: Partial<Surroundings> = {}) => {
  const stored = new Map<string, string>()
  const tab = { went: [] as string[], clock: 0, leave: () => {} }
  const surroundings: Surroundings = {
    storage: () => ({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }),
    isOnline: () => true,
    now: () => tab.clock,
    assign: (address) => tab.went.push(address),
    onLeft: (call) => {
      tab.leave = call
    },
    ...more,
  }
  return { tab, openDocument: () => createFullPageLoad(surroundings) }
}

test('the browser is sent to the target once, however many files are missing', () => {
  const { tab, openDocument } = openTab()
  const wholeLoad = openDocument()
  expect([wholeLoad('/news'), wholeLoad('/news')]).toEqual([true, true])
  expect(tab.went).toEqual(['/news'])
})

test('an address that has just been loaded in full is not loaded again', () => {
  const { tab, openDocument } = openTab()
  openDocument()('/news')
  tab.leave()
  tab.clock = patience - 1
  expect(openDocument()('/news')).toBe(false)
  expect(openDocument()('/search')).toBe(true)
  expect(tab.went).toEqual(['/news', '/search'])
})

test('later, and after going back to its document, it is', () => {
  const { tab, openDocument } = openTab()
  const wholeLoad = openDocument()
  wholeLoad('/news')
  tab.leave()
  tab.clock = patience
  expect(wholeLoad('/news')).toBe(true)
  expect(tab.went).toEqual(['/news', '/news'])
})

test('without a network the visitor stays', () => {
  const { tab, openDocument } = openTab({ isOnline: () => false })
  expect(openDocument()('/news')).toBe(false)
  expect(tab.went).toEqual([])
})

test('forbidden or spoilt storage is no obstacle', () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  const spoilt = { getItem: () => '{', setItem: forbid }
  for (const storage of [forbid, () => spoilt]) {
    const { tab, openDocument } = openTab({ storage })
    expect(openDocument()('/news')).toBe(true)
    expect(tab.went).toEqual(['/news'])
  }
})
