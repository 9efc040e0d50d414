import { expect, test } from 'vitest'
import { goTo, invite, openScreens, startBrowser, startSystem, takeUp, textIn, told, words } from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()

test('two editors save the same entry: the second is told, and nothing is lost', async () => {
  const one = (await openScreens(browser)).page
  await takeUp(one, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })
  const link = await invite(one, { name: 'Бекзат Омаров', email: 'bekzat@university.example', role: 'Редактор' })
  const other = (await openScreens(browser)).page
  await takeUp(other, link)

  for (const page of [one, other]) {
    await goTo(page, '/news/5')
    await textIn(page, 'title.kz').waitFor()
  }
  await textIn(one, 'title.ru').fill('Русское название Айгуль')
  await textIn(one, 'lead.kz').fill('Айгүлдің қысқаша мазмұны.')
  await one.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await told(one, words.entry.saved)

  await textIn(other, 'title.en').fill('English title by Bekzat')
  await textIn(other, 'lead.kz').fill('Бекзаттың қысқаша мазмұны.')
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
    await expect.poll(() => textIn(page, 'title.en').inputValue()).toBe('English title by Bekzat')
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
  await told(one, words.entry.saved)
  await textIn(again, 'lead.kz').fill('Екінші терезе.')
  await again.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await again.getByRole('dialog', { name: words.conflict.own.title }).waitFor()
})
