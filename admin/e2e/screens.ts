import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { vi } from 'vitest'
import { patience } from '../../tools/test/patience.ts'
import type { TestSite } from '../../tools/test/site.ts'
import { type PageLog, watch } from '../../tools/test/watched.ts'
import { kz as words } from '../app/i18n/kz.ts'

export { startBrowser, startSystem } from '../../tools/test/test-system.ts'
export { words }

/** A user's own browser context, isolated from others. */
export const openScreens = async (browser: Browser, options: BrowserContextOptions = {}): Promise<PageLog> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'kk-KZ', ...options })
  context.setDefaultTimeout(patience)
  // The browser itself reports every unsuccessful response, and the first request is always for the current user.
  return watch(await context.newPage(), (complaint) => complaint.startsWith('Failed to load resource'))
}

export const password = 'тау басында бұлт көшіп жүр'

/** Takes a one-time link up: the first administrator says who they are, everybody else is known. */
export const takeUp = async (page: Page, link: string, first?: { name: string; email: string }) => {
  const { welcome, email } = words.signIn
  await page.goto(link)
  if (first) {
    await page.getByLabel(welcome.name).fill(first.name)
    await page.getByLabel(email).fill(first.email)
  }
  await page.getByRole('textbox', { name: welcome.password, exact: true }).fill(password)
  await page.getByRole('textbox', { name: welcome.again, exact: true }).fill(password)
  await page.getByRole('button', { name: welcome.submit }).click()
  await page.getByRole('heading', { level: 1, name: /Сәлеметсіз бе/ }).waitFor()
}

/** Signs in with email and password. */
export const signIn = async (page: Page, site: TestSite, email: string) => {
  await page.goto(`${site.contentUrl}/admin/`)
  await page.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await page.getByRole('textbox', { name: words.signIn.password }).fill(password)
  await page.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Сәлеметсіз бе/ }).waitFor()
}

/** Creates an account as an administrator, and returns the link. */
export const invite = async (page: Page, person: { name: string; email: string; role: string; forms?: readonly string[] }) => {
  const { users } = words
  await goTo(page, '/users/create')
  await page.getByRole('textbox', { name: users.email }).fill(person.email)
  await page.getByRole('textbox', { name: users.name }).fill(person.name)
  await page.getByRole('radio', { name: person.role }).check()
  for (const form of person.forms ?? []) await page.getByRole('checkbox', { name: form }).check()
  await page.getByRole('button', { name: words.common.add, exact: true }).click()
  const link = page.getByRole('textbox', { name: users.invited })
  await link.waitFor()
  return link.inputValue()
}

/** Opens a section by its address, as a bookmark does in a new tab: nothing of the section before is left. */
export const goTo = async (page: Page, path: string) => {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(`${origin}/admin/#${path}`)
}

/** Goes to another section as a link does: the screens stay loaded, which is most of the time of a visit. */
export const moveTo = (page: Page, path: string) => page.evaluate((hash) => window.location.assign(hash), `#${path}`)

/** The input of one language of a text. */
export const textIn = (page: Page, place: string) => page.locator(`[name="${place}"]`)

/** Waits until it is said that something worked. */
export const waitForNotice = async (page: Page, what: string | RegExp) => {
  await page.getByRole('alert').filter({ hasText: what }).last().waitFor()
}

/** Chooses from an open menu. By key: one that is still growing moves away between a pointer's press and its release. */
export const chooseItem = (page: Page, name: string) => page.getByRole('menuitem', { name }).press('Enter')

/** Does something in the menu of the less frequent actions. */
export const chooseAction = async (page: Page, name: string) => {
  await page.getByRole('button', { name: words.entry.actions }).click()
  await chooseItem(page, name)
}

/** Waits for something that comes true outside of the browser. */
export const eventually = <Answer>(look: () => Promise<Answer>, timeout = patience) => vi.waitFor(look, { timeout, interval: 100 })

/** Sends a form of the site as a visitor without a script does; answers with the code of the receipt. */
export const sendAsVisitor = async (
  browser: Browser,
  site: TestSite,
  { name, address, own = {} }: { name: 'question' | 'consultation'; address: string; own?: Readonly<Record<string, string>> },
) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.siteUrl}${address}?modal=${name}`)
  const form = page.locator(`form[data-form="${name}"]`).first()
  for (const { field } of forms[name].fields) await form.locator(`[name="${field.name}"]`).fill(own[field.name] ?? field.samples.good[0])
  await form.locator('button[type=submit]').click()
  const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0]
  await context.close()
  if (!code) throw new Error('There was no receipt.')
  return code
}

/** The first heading of a page of the site, as a visitor gets it now. */
export const headingAt = async (site: TestSite, path: string) => {
  const html = await (await fetch(site.siteUrl + path)).text()
  return /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .trim()
}
