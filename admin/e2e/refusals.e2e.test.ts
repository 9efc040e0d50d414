import { expect, test } from 'vitest'
import { eventually, goTo, openScreens, startBrowser, startSystem, takeUp, textIn, waitForNotice, words } from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()
const page = (await openScreens(browser)).page
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })

const save = () => page.getByRole('button', { name: words.entry.saveDraft, exact: true })

test('an empty form is not saved, and lists missing values', async () => {
  await goTo(page, '/news/create')
  await save().click()
  await page.getByRole('alert').filter({ hasText: words.entry.headingMissing }).waitFor()
  expect(page.url()).toContain('/news/create')
  await textIn(page, 'title.ru').fill('Начато по-русски')
  await save().click()
  await page.waitForURL(/#\/news\/\d+$/)
})

test('a double click in the picker adds one block', async () => {
  await goTo(page, '/pages/create')
  await page.getByRole('button', { name: words.blocks.add, exact: true }).click()
  const picker = page.getByRole('dialog', { name: words.blocks.addTitle })
  await picker.getByRole('button').first().dblclick()
  await picker.waitFor({ state: 'hidden' })
  await page.getByText(words.common.total(1), { exact: true }).waitFor()
})

test('a redirect is begun from an address as the browser shows it, and not from another site', async () => {
  await goTo(page, '/redirects')
  await page.getByRole('button', { name: words.redirects.create }).click()
  const dialog = page.getByRole('dialog')
  const from = dialog.getByRole('textbox', { name: words.redirects.from })
  await from.fill('https://elsewhere.example/old')
  await dialog.getByRole('textbox', { name: words.redirects.to }).fill('/about')
  await dialog.getByRole('button', { name: words.common.save }).click()
  await dialog.getByText(words.redirects.fromWrong, { exact: true }).waitFor()
  await from.fill(`${site.siteUrl}/ru/eski-bet`)
  await dialog.getByRole('button', { name: words.common.save }).click()
  await waitForNotice(page, words.redirects.saved)
  await page.getByRole('row', { name: /\/eski-bet/ }).waitFor()
})

test('a redirect says when nothing is where it leads, and an old address may differ by its query', async () => {
  await goTo(page, '/redirects')
  const add = async (from: string, to: string) => {
    await page.getByRole('button', { name: words.redirects.create }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: words.redirects.from }).fill(from)
    await dialog.getByRole('textbox', { name: words.redirects.to }).fill(to)
    await dialog.getByRole('button', { name: words.common.save }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await add('/eski-joq', '/mundai-bet-joq')
  await waitForNotice(page, words.redirects.deadHint)
  await page
    .getByRole('row', { name: /\/eski-joq/ })
    .getByText(words.redirects.dead, { exact: true })
    .waitFor()

  await add(`${site.siteUrl}/page?id=5`, '/news')
  const row = page.getByRole('row', { name: /\/page\?id=5/ })
  await row.waitFor()
  expect(await row.getByText(words.redirects.dead, { exact: true }).count()).toBe(0)
  const answer = (path: string) => fetch(site.siteUrl + path, { redirect: 'manual' })
  await eventually(async () => expect((await answer('/page?id=5')).headers.get('location')).toMatch(/\/news$/))
  expect((await answer('/page?id=6')).status).toBe(404)
})

test('a preview without a network says so, and opens with it', async () => {
  await goTo(page, '/news/3')
  await page.getByRole('button', { name: words.entry.actions }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: words.preview.open }).click()
  const pane = page.getByRole('region', { name: words.preview.title })
  await pane.getByText(words.preview.offline).waitFor()
  await page.context().setOffline(false)
  await pane.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
})

test('fields that a sign-in lacks are marked as wrong', async () => {
  const { page: other } = await openScreens(browser)
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  const email = other.getByRole('textbox', { name: words.signIn.email })
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await email.fill('aigul@university.example')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('false')
  expect(await other.getByRole('textbox', { name: words.signIn.password }).getAttribute('aria-invalid')).toBe('true')
})
