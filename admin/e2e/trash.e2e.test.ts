import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { chooseAction, goTo, moveTo, openScreens, startBrowser, startSystem, takeUp, textIn, waitForNotice, words } from './screens.ts'

const site = await startSystem()
const { page, complaints } = await openScreens(await startBrowser())
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })

const { trash, entry, list, sections } = words
const confirmDelete = () => page.getByRole('dialog').getByRole('button', { name: entry.delete }).click()
const undo = () => page.getByRole('alert').getByRole('button', { name: trash.undo }).click()

test('a deletion is undone, and a deleted entry is brought back as a draft from the list of its kind, and by its old address', async () => {
  await goTo(page, '/news/3')
  const title = await textIn(page, 'title.kz').inputValue()
  const draft = () => page.getByText('Қаралама', { exact: true }).first().waitFor()

  await chooseAction(page, entry.delete)
  expect(await page.getByRole('dialog').textContent()).toContain('90 күн')
  await confirmDelete()
  await undo()
  await waitForNotice(page, trash.undone)
  // Visitors see it again, as before the click.
  await page.getByText('Жарияланған', { exact: true }).first().waitFor()
  expect(await textIn(page, 'title.kz').inputValue()).toBe(title)

  await chooseAction(page, entry.delete)
  await confirmDelete()
  await waitForNotice(page, entry.deleted)
  // Next to the list of news: the menu has one link of each.
  await page.getByRole('main').getByRole('link', { name: sections.deleted, exact: true }).click()
  await page.waitForURL(/#\/news\/deleted/)
  await page.getByRole('button', { name: `${trash.bringBack}: ${title}` }).click()
  await draft()

  await chooseAction(page, entry.delete)
  await confirmDelete()
  await waitForNotice(page, entry.deleted)
  // The log links to the trash, not to a missing entry.
  await goTo(page, '/log')
  await page.getByRole('table').getByRole('link', { name: title }).first().click()
  await page.getByRole('table', { name: sections.deleted }).getByRole('row', { name: title }).waitFor()
  await goTo(page, '/news/3')
  await page.getByText(trash.isDeleted).waitFor()
  await page.getByRole('button', { name: trash.bringBack, exact: true }).click()
  await draft()
  expect(complaints).toEqual([])
})

test('a bulk deletion is undone at once', async () => {
  await goTo(page, '/news')
  const boxes = page.getByRole('table').getByRole('checkbox')
  for (const at of [1, 2]) await boxes.nth(at).check()
  await page.getByRole('button', { name: list.bulk.delete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: list.bulk.delete }).click()
  await waitForNotice(page, trash.deletedMany(2))
  await undo()
  await waitForNotice(page, trash.undoneMany(2))
  expect(complaints).toEqual([])
})

test('of the deleted entries many of several kinds are chosen and brought back at once', async () => {
  await goTo(page, '/news')
  const remove = (path: string) =>
    page.evaluate(async (at) => (await fetch(`/api/v1/admin/entries/${at}`, { method: 'DELETE' })).status, path)
  expect([await remove('news/6'), await remove('news/7'), await remove('events/1')]).toEqual([200, 200, 200])
  // The list keeps its last filter.
  await moveTo(page, '/deleted?filter={}')
  const table = page.getByRole('table', { name: sections.deleted })
  const boxes = table.getByRole('row').getByRole('checkbox', { name: new RegExp(`^${words.common.choose}: `) })
  await expect.poll(() => boxes.count()).toBe(3)

  // Narrowed to a kind and to words; what is taken away is said by the rows that are left.
  const choice = page.getByRole('combobox', { name: words.translations.kind })
  await choice.click()
  await page.getByRole('option', { name: entities.event.label.kz, exact: true }).click()
  await expect.poll(() => boxes.count()).toBe(1)
  await choice.click()
  await page.getByRole('option', { name: entities.news.label.kz, exact: true }).click()
  await expect.poll(() => boxes.count()).toBe(2)
  const named = ((await boxes.first().getAttribute('aria-label')) ?? '').replace(/^.*?: /, '')
  await page.getByRole('searchbox', { name: list.search }).fill(named)
  await expect.poll(() => boxes.count()).toBe(1)
  await table.getByRole('row', { name: named }).waitFor()
  await page.getByRole('button', { name: list.clearFilters }).click()
  await expect.poll(() => boxes.count()).toBe(3)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('toolbar').getByRole('button', { name: trash.bringBack, exact: true }).click()
  await waitForNotice(page, trash.broughtBackMany(3))
  await page.getByText(trash.empty, { exact: true }).waitFor()
  expect([await page.getByRole('toolbar').count(), page.url()]).toEqual([0, expect.stringMatching(/#\/deleted/)])
  expect(complaints).toEqual([])
})

test('input in another window is saved although its entry was deleted, and the message names the user', async () => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await goTo(other, '/news/4')
  await textIn(other, 'lead.kz').fill('Жойылған жазбаға жазылды.')
  await goTo(page, '/news/4')
  await chooseAction(page, entry.delete)
  await confirmDelete()
  await waitForNotice(page, entry.deleted)

  await other.getByRole('button', { name: entry.saveDraft, exact: true }).click()
  const dialog = other.getByRole('dialog', { name: trash.deletedMeanwhile })
  await dialog.getByText('Айгүл Сәрсенова').waitFor()
  await dialog.getByRole('button', { name: trash.bringBackAndSave }).click()
  await waitForNotice(other, trash.backAndSaved)
  await other.reload()
  await expect.poll(() => textIn(other, 'lead.kz').inputValue()).toBe('Жойылған жазбаға жазылды.')
  await other.close()
})

test('whatever is not there shows the way out, and a list that cannot be loaded says why', async () => {
  for (const [path, title] of [
    ['/applications/987654/show', words.applications.gone],
    ['/templates/987654', words.templates.gone],
    ['/users/987654', words.users.gone],
    ['/news/987654', trash.isGone],
  ] as const) {
    await goTo(page, path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('button', { name: words.common.retry }).count()).toBe(0)
  }
  await goTo(page, '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: sections.deleted, exact: true }).first().click()
  await page.getByRole('table', { name: sections.deleted }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('searchbox', { name: list.search }).fill('жоқ сөз')
  await page.getByRole('alert').filter({ hasText: words.failures.network }).waitFor()
  await page.context().setOffline(false)
})
