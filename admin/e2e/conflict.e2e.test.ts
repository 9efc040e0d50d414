import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo, invite, openScreens, startBrowser, startSystem, takeUp, textIn, waitForNotice, words } from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()

/** Replaces the picture of the open entry, by its position in the library. */
const choosePicture = async (page: Page, at: number) => {
  const { replace, choosePicture: choose } = words.media
  await page
    .locator('[data-field="picture"]')
    .getByRole('button', { name: new RegExp(`^(${replace}|${choose}): `) })
    .click()
  const picker = page.getByRole('dialog', { name: choose })
  await picker.getByRole('listitem').nth(at).getByRole('button').click()
  await picker.waitFor({ state: 'detached' })
}

test('two editors with one name save the same entry: the second gets a conflict, and nothing is lost', async () => {
  const one = (await openScreens(browser)).page
  await takeUp(one, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })
  const link = await invite(one, { name: 'Айгүл Сәрсенова', email: 'aigul.sarsenova@university.example', role: 'Редактор' })
  const other = (await openScreens(browser)).page
  await takeUp(other, link)

  for (const page of [one, other]) {
    await goTo(page, '/news/5')
    await textIn(page, 'title.kz').waitFor()
  }
  await textIn(one, 'title.ru').fill('Русское название Айгуль')
  await textIn(one, 'lead.kz').fill('Айгүлдің қысқаша мазмұны.')
  await one.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(one, words.entry.saved)

  await textIn(other, 'title.en').fill('English title by the other')
  await textIn(other, 'lead.kz').fill('Екінші Айгүлдің қысқаша мазмұны.')
  await other.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  const merge = other.getByRole('dialog', { name: words.conflict.title })
  await merge.getByText('Айгүл Сәрсенова').waitFor()
  // What both changed has to be decided; what only one changed is taken over.
  const lead = merge.getByRole('radiogroup', { name: /Қысқаша мазмұны · Қазақша/ })
  expect(await lead.getByRole('radio', { name: words.conflict.mine }).isChecked()).toBe(true)
  await lead.getByRole('radio', { name: words.conflict.theirs }).check()
  await merge.getByRole('button', { name: words.conflict.merge }).click()
  await merge.waitFor({ state: 'detached' })

  await one.reload()
  for (const page of [one, other]) {
    await expect.poll(() => textIn(page, 'title.ru').inputValue()).toBe('Русское название Айгуль')
    await expect.poll(() => textIn(page, 'title.en').inputValue()).toBe('English title by the other')
    await expect.poll(() => textIn(page, 'lead.kz').inputValue()).toBe('Айгүлдің қысқаша мазмұны.')
  }

  // The same person in two windows is no colleague.
  const again = await one.context().newPage()
  await again.goto(one.url())
  await goTo(one, '/news/6')
  await goTo(again, '/news/6')
  await textIn(again, 'title.kz').waitFor()
  await textIn(one, 'lead.kz').fill('Бірінші терезе.')
  await one.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(one, words.entry.saved)
  await textIn(again, 'lead.kz').fill('Екінші терезе.')
  await again.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  const dialog = again.getByRole('dialog', { name: words.conflict.own.title })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: words.conflict.own.takeTheirs }).click()
  await dialog.waitFor({ state: 'detached' })

  // Both pictures are shown: an address and a size do not distinguish them.
  await choosePicture(one, 3)
  await one.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(one, words.entry.saved)
  await choosePicture(again, 4)
  await again.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  const pictures = dialog.getByRole('radiogroup', { name: 'Сурет', exact: true })
  await expect.poll(() => pictures.locator('img').count()).toBe(2)
  expect(await pictures.textContent()).not.toMatch(/\/media\/|\d{3}/)
  await dialog.getByRole('button', { name: words.conflict.own.takeTheirs }).click()
  await dialog.waitFor({ state: 'detached' })

  // Of two entries that are referred to both are told by name.
  const school = 'Мектеп'
  const pick = async (page: Page, at: number) => {
    const box = page.getByRole('combobox', { name: school, exact: true })
    const current = await box.inputValue()
    await box.click()
    // Another one than stands there already.
    const option = page
      .getByRole('option')
      .filter(current ? { hasNotText: current } : {})
      .nth(at)
    const name = (await option.textContent()) ?? ''
    await option.click()
    return name
  }
  const [before, after] = [await pick(one, 0), await pick(again, 1)]
  await one.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(one, words.entry.saved)
  await again.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  const schools = dialog.getByRole('radiogroup', { name: school, exact: true })
  for (const name of [before, after]) await schools.getByText(name, { exact: true }).waitFor()
})
