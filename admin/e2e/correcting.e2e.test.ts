import { expect, test } from 'vitest'
import { ownNames } from '../app/i18n/own-names.ts'
import { wordsIn } from '../app/i18n/words.ts'
import { chooseAction, chooseItem, goTo, openScreens, startBrowser, startSystem, takeUp, textIn, waitForNotice, words } from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()
const { page } = await openScreens(browser)
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })

/** Discards the changes of the open entry. */
const giveUp = async () => {
  await chooseAction(page, words.entry.discard)
  await page.getByRole('dialog', { name: words.entry.discard }).getByRole('button', { name: words.entry.discard }).click()
  await waitForNotice(page, words.entry.discarded)
}

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('a new entry is saved by Ctrl+S, its head stays visible, and corrections keep the focus', async () => {
  await goTo(page, '/news/create')
  await textIn(page, 'title.kz').fill('Түзетілетін жаңалық')
  await page.mouse.wheel(0, 5000)
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).waitFor()
  const isInSight = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await isInSight(words.entry.saveDraft)).toBe(true)
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.created)

  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  const problems = page.getByRole('alert').filter({ hasText: words.entry.problems })
  await problems.waitFor()
  await expect.poll(() => problems.evaluate((box) => box === document.activeElement)).toBe(true)
  const lead = textIn(page, 'lead.kz')
  await lead.click()
  await page.keyboard.type('abcdef ghij', { delay: 20 })
  expect([await lead.inputValue(), await focused()]).toEqual(['abcdef ghij', 'lead.kz'])
  const body = page.locator('[data-name="body.kz"]')
  await body.click()
  await page.keyboard.type('Text here', { delay: 20 })
  expect(await body.textContent()).toBe('Text here')
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)

  // Another language renders the screen again, with the saved version.
  await page.getByRole('button', { name: words.language }).click()
  await chooseItem(page, ownNames.en)
  await page.getByRole('button', { name: wordsIn('en').entry.publish, exact: true }).waitFor()
  expect(await lead.inputValue()).toBe('abcdef ghij')
  await page.getByRole('button', { name: wordsIn('en').language }).click()
  await chooseItem(page, ownNames.kz)
  await page.getByRole('button', { name: words.entry.publish, exact: true }).waitFor()
  expect(await lead.inputValue()).toBe('abcdef ghij')
})

test('a section opened because of an error stays open when that is corrected, and after saving', async () => {
  await goTo(page, '/pages/122')
  const blocks = page.getByRole('group', { name: 'Блоктар' })
  await blocks.waitFor()
  await page.getByRole('button', { name: words.blocks.add, exact: true }).click()
  await page
    .getByRole('dialog', { name: words.blocks.addTitle })
    .getByRole('button', { name: /^Бейне/ })
    .click()
  const link = blocks.locator('[name$=".video_link"]').last()
  const place = ((await link.getAttribute('name')) ?? '').replace(/\.video_link$/, '')
  await link.fill('javascript:alert(1)')
  await blocks.getByRole('button', { expanded: true }).last().click()
  await link.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await link.waitFor()
  await link.fill('https://video.example/x')
  await expect.poll(focused).toBe(`${place}.video_link`)
  // No file can be chosen for a video: the library takes none.
  expect(await blocks.getByRole('button', { name: new RegExp(words.media.chooseFile) }).count()).toBe(0)
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.entry.saved)
  expect(await link.inputValue()).toBe('https://video.example/x')

  // A removed block that discarding has restored is not restored a second time.
  const removing = blocks.getByRole('button', { name: new RegExp(`^${words.blocks.remove}: `) })
  const undo = page.getByRole('status').getByRole('button', { name: words.blocks.undo })
  await removing.first().click()
  await undo.waitFor()
  await giveUp()
  await expect.poll(() => link.count()).toBe(0)
  expect(await undo.count()).toBe(0)
})

test('a path is saved without its outer slashes, and the service explains an invalid one too', async () => {
  await goTo(page, '/pages/122')
  const path = textIn(page, 'path')
  await path.fill('/x')
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await expect.poll(() => path.inputValue()).toBe('x')
  await path.fill('A b')
  const field = page.getByRole('group').filter({ has: path }).last()
  await field.getByText(words.inputs.pathPattern, { exact: true }).waitFor()
  await page.keyboard.press('Control+s')
  const problems = page.getByRole('alert').filter({ hasText: words.entry.problems })
  await problems.filter({ hasText: words.inputs.pathPattern }).waitFor()
  await field.getByText(words.inputs.pathPattern, { exact: true }).waitFor()
  // Whoever tries again without a correction is led to the same problem again.
  await path.focus()
  await page.keyboard.press('Control+s')
  await expect.poll(() => problems.evaluate((box) => box === document.activeElement)).toBe(true)
  await giveUp()
  await expect.poll(() => path.inputValue()).toBe('selection-application')
})

test('a removed row is restored with all its content, and is named by it', async () => {
  await goTo(page, '/menus/1')
  const rows = page.getByRole('button', { name: new RegExp(`^${words.inputs.removeRow}: `) })
  await rows.first().waitFor()
  const names = async () => Promise.all((await rows.all()).map((row) => row.getAttribute('aria-label')))
  const before = await names()
  const first = before[0]?.replace(`${words.inputs.removeRow}: `, '') ?? ''
  expect(first).toMatch(/, 1-жол: \S/)
  await page.getByRole('button', { name: `${words.common.drag}: ${first}`, exact: true }).waitFor()
  await page
    .locator('main')
    .getByText(first.replace(/^.*1-жол: /, ''), { exact: true })
    .first()
    .click()
  await expect.poll(() => page.locator('main [data-field*=".0."]').count()).toBeGreaterThan(0)
  await rows.first().click()
  await expect.poll(names).not.toEqual(before)
  await page.getByText(words.entry.unsaved).waitFor()
  const undo = page.getByRole('status').getByRole('button', { name: words.blocks.undo })
  await undo.click()
  await page.getByText(words.entry.allSaved).waitFor()

  // After discarding it exists again, and is not restored a second time.
  await rows.first().click()
  await undo.waitFor()
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await giveUp()
  await expect.poll(names).toEqual(before)
  expect(await undo.count()).toBe(0)
})

test('a row that opened because something is wrong in it stays open while that is corrected', async () => {
  await goTo(page, '/menus/1')
  const toggle = page.locator('main').getByRole('button', { expanded: false }).first()
  await toggle.click()
  const title = page.locator('main [name$=".0.title.kz"]').first()
  const before = await title.inputValue()
  const place = (await title.getAttribute('name')) ?? ''
  await title.fill('')
  await page.locator('main').getByRole('button', { expanded: true }).first().click()
  await title.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  await page.getByRole('alert').filter({ hasText: words.entry.problems }).waitFor()
  await title.click()
  await page.keyboard.type(before, { delay: 20 })
  expect([await title.inputValue(), await focused()]).toEqual([before, place])
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  expect(await title.inputValue()).toBe(before)
})

test('a group that opened because something is wrong in it stays open when that is corrected, and when it is saved', async () => {
  await goTo(page, '/news/7')
  const section = page.getByRole('region', { name: 'Баннер', exact: true })
  const head = section.getByRole('button', { name: 'Баннер', exact: true })
  await head.waitFor()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  const address = textIn(page, 'banner.link.url')
  await address.fill('javascript:alert(1)')
  await head.click()
  await address.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await page.getByRole('alert').filter({ hasText: words.entry.problems }).waitFor()
  await address.waitFor()
  await address.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('https://example.kz', { delay: 20 })
  expect([await address.inputValue(), await focused(), await head.getAttribute('aria-expanded')]).toEqual([
    'https://example.kz',
    'banner.link.url',
    'true',
  ])
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  expect(await address.inputValue()).toBe('https://example.kz')
  await giveUp()
})

test('a row that is added while something is wrong elsewhere leaves the focus where it is', async () => {
  await goTo(page, '/menus/1')
  const items = page.locator('[data-field="items"]')
  await items.getByRole('button', { expanded: false }).first().click()
  await textIn(page, 'items.0.title.kz').fill('')
  await textIn(page, 'title.kz').fill('')
  await textIn(page, 'title.ru').fill('Меню без казахского названия')
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  const problems = page.getByRole('alert').filter({ hasText: words.entry.problems })
  await expect.poll(() => problems.getByRole('listitem').count()).toBe(2)
  const add = page.getByRole('button', { name: `${words.inputs.addRow}: Тармақтар`, exact: true })
  const rows = items.getByRole('button', { name: new RegExp(`^${words.inputs.removeRow}: `) })
  const before = await rows.count()
  await add.click()
  await expect.poll(() => rows.count()).toBe(before + 1)
  // Only errors of the rows are cleared.
  await expect.poll(() => problems.getByRole('listitem').count()).toBe(1)
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
  await giveUp()
})

test('rows below two branches of a menu have distinct names', async () => {
  await goTo(page, '/menus/1')
  for (const name of ['Университет', 'Білім'])
    await page.locator('[data-field="items"]').getByRole('button', { name, exact: true, expanded: false }).click()
  const { drag, moveUp, moveDown } = words.common
  const { addRow, removeRow } = words.inputs
  const controls = new RegExp(`^(${[drag, moveUp, moveDown, addRow, removeRow].join('|')}): `)
  const names = async () => {
    const all = await page.getByRole('main').getByRole('button', { name: controls }).all()
    return Promise.all(all.map((button) => button.getAttribute('aria-label')))
  }
  for (const branch of [0, 1])
    await page
      .locator(`[data-field="items.${branch}.children"]`)
      .getByRole('button', { name: new RegExp(`^${removeRow}: `) })
      .first()
      .waitFor()
  const before = (await names()).length
  for (const branch of [0, 1])
    await page
      .locator(`[data-field="items.${branch}.children"]`)
      .getByRole('button', { name: new RegExp(`^${addRow}: `) })
      .click()
  // Each new row is lifted, moved up, moved down and taken out.
  await expect.poll(async () => (await names()).length).toBe(before + 8)
  const all = await names()
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await giveUp()
})

test('a person removed from an order is restored at their position', async () => {
  await goTo(page, '/employees/1')
  const groups = page.locator('[data-field="groups"]')
  const removing = groups.getByRole('button', { name: new RegExp(`^${words.common.remove}: `) })
  const names = async () => Promise.all((await removing.all()).map((button) => button.getAttribute('aria-label')))
  await expect.poll(async () => (await names()).filter((name) => !name?.includes('№')).length).toBe(2)
  const [first, second] = await names()
  await removing.first().click()
  await expect.poll(names).toEqual([second])
  await page.getByText(words.entry.unsaved).waitFor()
  const undo = groups.getByRole('status').getByRole('button', { name: words.blocks.undo })
  await undo.click()
  await expect.poll(names).toEqual([first, second])
  await page.getByText(words.entry.allSaved).waitFor()
  expect(await undo.count()).toBe(0)

  // After discarding it exists again, and is not restored a second time.
  await removing.first().click()
  await undo.waitFor()
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await giveUp()
  await expect.poll(names).toEqual([first, second])
  expect(await undo.count()).toBe(0)
})

test('a row and a column of a table are restored with every cell, and its languages are named as visible', async () => {
  await goTo(page, '/grants/1')
  const blocks = page.getByRole('group', { name: 'Блоктар' })
  await blocks.waitFor()
  await blocks.getByRole('button', { expanded: false }).filter({ hasText: '2026 жылғы өту балдары' }).click()
  const cell = (row: number, column: number) => blocks.locator(`[name$=".rows.${row}.cells.${column}.text.kz"]`)
  const [first, second] = [await cell(0, 0).inputValue(), await cell(0, 1).inputValue()]
  const undo = () => page.getByRole('status').getByRole('button', { name: words.blocks.undo }).click()
  await blocks.getByRole('button', { name: new RegExp(`^${words.inputs.removeRow}: .*1-жол: ${first}`) }).click()
  await expect.poll(() => cell(0, 0).inputValue()).not.toBe(first)
  await page.getByText(words.entry.unsaved).waitFor()
  await undo()
  await page.getByText(words.entry.allSaved).waitFor()
  await blocks.getByRole('button', { name: `${words.richText.columnRemove}: 1`, exact: true }).click()
  await expect.poll(() => cell(0, 0).inputValue()).toBe(second)
  await undo()
  await page.getByText(words.entry.allSaved).waitFor()
  expect(await cell(0, 0).inputValue()).toBe(first)
  await blocks.getByRole('button', { name: `${words.richText.columnRemove}: 1`, exact: true }).click()
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await giveUp()
  await expect.poll(() => cell(0, 0).inputValue()).toBe(first)
  expect(await page.getByRole('status').getByRole('button', { name: words.blocks.undo }).count()).toBe(0)
  // Voice control uses the visible label: the name begins with it.
  await blocks.getByRole('button', { name: new RegExp(`^${words.tags.ru}\\s*: ${words.languages.ru}`) }).waitFor()
})

test('the wheel scrolls and changes no fee', async () => {
  await goTo(page, '/school-programs/1')
  const fee = textIn(page, 'fee')
  await fee.click()
  const before = await fee.inputValue()
  expect(before).toMatch(/^\d{1,3}(\u00a0\d{3})+$/)
  await fee.hover()
  await page.mouse.wheel(0, 300)
  await page.mouse.wheel(0, -100)
  expect(await fee.inputValue()).toBe(before)
  await fee.fill('1 500 000 ₸')
  await fee.blur()
  expect(await fee.inputValue()).toBe('1\u00a0500\u00a0000')
  await page.getByText(words.entry.unsaved).waitFor()
  await fee.fill(before)
  await page.getByText(words.entry.allSaved).waitFor()
})

test('a number that is no integer within bounds is reported at its field, kept verbatim, and not saved', async () => {
  await goTo(page, '/school-programs/1')
  const fee = textIn(page, 'fee')
  const before = await fee.inputValue()
  for (const [typed, wrong] of [
    ['1e9', words.inputs.numberWrong],
    ['1 420 000,75', words.inputs.wholeWrong],
    ['9'.repeat(20), words.inputs.most(1e12)],
  ] as const) {
    await fee.fill(typed)
    await fee.blur()
    await page.getByText(wrong, { exact: true }).waitFor()
  }
  await fee.fill('1e9')
  await page.keyboard.press('Control+s')
  await page.getByRole('alert').filter({ hasText: words.entry.problems }).waitFor()
  expect(await fee.inputValue()).toBe('1e9')
  await fee.fill(before)
  await page.getByText(words.entry.allSaved).waitFor()

  // Discarding removes it too, and the form shows the saved values.
  await textIn(page, 'title.ru').fill('Правка, от которой откажутся')
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.entry.saved)
  await fee.fill('1e9')
  await giveUp()
  await expect.poll(() => fee.inputValue()).toBe(before)
})

test('menus are listed by their names alone', async () => {
  await goTo(page, '/menus')
  const rows = page.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  expect(await page.getByRole('table').textContent()).not.toMatch(/header|footer/)
})

test('pages are found by the address shown next to them, and their form distinguishes it from the slug', async () => {
  await goTo(page, '/pages')
  await page.getByRole('searchbox', { name: words.list.search }).fill(`${site.siteUrl}/ru/education/doctoral`)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: '/education/doctoral' })
  await expect.poll(() => page.getByRole('table').getByRole('link').count()).toBe(1)
  await rows.getByRole('link').click()
  await expect.poll(() => page.locator('[name="path"]').inputValue()).toBe('education/doctoral')
  await page.getByRole('textbox', { name: words.entry.innerSlug }).waitFor()
  await page.getByText(words.entry.innerSlugHint).waitFor()
})

test('a published entry shows when its changes appear, not when it does', async () => {
  await goTo(page, '/news/8')
  await textIn(page, 'lead.kz').fill('Кейін көрінетін өзгеріс.')
  await chooseAction(page, words.schedule.title)
  const when = `15.03.${new Date().getFullYear() + 1} 10:00`
  await page.getByLabel(words.schedule.publishAt).fill(when)
  await page.getByRole('button', { name: words.schedule.save }).click()
  await waitForNotice(page, words.schedule.saved)
  const aside = page.getByRole('complementary', { name: words.entry.state })
  await aside.getByText(new RegExp(`^${words.schedule.changesAppear('')}`)).waitFor()
  expect(await aside.getByText(new RegExp(`^${words.schedule.publishes('')}`)).count()).toBe(0)

  const title = await textIn(page, 'title.kz').inputValue()
  await goTo(page, '/')
  const planned = page.getByRole('region', { name: words.dashboard.scheduled }).getByRole('listitem').filter({ hasText: title })
  await planned.getByText(new RegExp(`^${words.schedule.changesAppear('')}`)).waitFor()
  await goTo(page, '/news')
  await page.getByRole('searchbox', { name: words.list.search }).fill(title)
  const rows = page.getByRole('table').getByRole('row')
  // Its head and the one that was looked for. The list remembers the search, so it has to be over before the next test begins.
  await expect.poll(() => rows.count()).toBe(2)
  await rows
    .filter({ hasText: title })
    .getByText(new RegExp(`^${words.schedule.changesAppear('')}`))
    .waitFor()
  await page.getByRole('searchbox', { name: words.list.search }).fill('')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
})

test('entries are not taken off the site together without a question', async () => {
  // Public entries: drafts of the tests above, which no order affects, cannot be unpublished.
  await goTo(page, `/news?filter=${encodeURIComponent(JSON.stringify({ status: 'published' }))}`)
  const boxes = page.getByRole('table').getByRole('checkbox')
  await boxes.nth(1).waitFor()
  expect(await boxes.first().getAttribute('aria-label')).toMatch(new RegExp(`^${words.list.selectAll}: \\S`))
  const chosen = await Promise.all(
    [1, 2].map(async (at) => ((await boxes.nth(at).getAttribute('aria-label')) ?? '').replace(`${words.common.choose}: `, '')),
  )
  // What a filter hides is no longer chosen.
  await boxes.nth(1).check()
  await page.getByText(words.list.selected(1)).waitFor()
  await page.getByRole('searchbox', { name: words.list.search }).fill(chosen[1] ?? '')
  await page.getByText(words.list.selected(1)).waitFor({ state: 'detached' })
  await page.getByRole('searchbox', { name: words.list.search }).fill('')
  await page.getByRole('checkbox', { name: `${words.common.choose}: ${chosen[0]}` }).waitFor()
  for (const at of [1, 2]) await boxes.nth(at).check()
  await page.getByRole('toolbar').getByRole('button', { name: words.list.bulk.withdraw }).click()
  const question = page.getByRole('dialog', { name: words.list.bulk.withdraw })
  await question.getByText(words.list.bulk.withdrawSure(2)).waitFor()
  for (const name of chosen) await question.getByRole('listitem').filter({ hasText: name }).waitFor()
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  await page.getByText(words.list.selected(2)).waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: words.list.bulk.withdraw }).click()
  await question.getByRole('button', { name: words.list.bulk.withdraw }).click()
  await waitForNotice(page, words.list.bulk.done.withdraw(2))

  // What visitors do not see anyway is neither counted nor named.
  await goTo(page, `/news?filter=${encodeURIComponent('{}')}`)
  const box = page.getByRole('checkbox', { name: `${words.common.choose}: ${chosen[0]}` })
  const shown = page.getByRole('row').filter({ hasText: 'Жарияланған' }).first()
  const name = ((await shown.getByRole('checkbox').getAttribute('aria-label')) ?? '').replace(`${words.common.choose}: `, '')
  await shown.getByRole('checkbox').check()
  await box.check()
  await page.getByRole('toolbar').getByRole('button', { name: words.list.bulk.withdraw }).click()
  await question.getByText(`${words.list.bulk.withdrawSure(1)} ${words.list.bulk.withdrawLeft(1)}`).waitFor()
  expect(await question.getByRole('listitem').allTextContents()).toEqual([name])
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  await shown.getByRole('checkbox').uncheck()
  await page.getByRole('toolbar').getByRole('button', { name: words.list.bulk.withdraw }).click()
  await waitForNotice(page, words.list.bulk.noneLive)
  await box.uncheck()
})

test('the preview keeps its scroll position when the entry is autosaved', async () => {
  await goTo(page, '/news/3')
  await textIn(page, 'title.kz').waitFor()
  await page.getByRole('button', { name: words.preview.open }).click()
  const pane = page.getByRole('region', { name: words.preview.title })
  const frame = pane.frameLocator('iframe')
  await pane.getByRole('button', { name: words.preview.phone }).click()
  const heading = frame.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const scrolled = () => frame.locator('html').evaluate(() => window.scrollY)
  await frame
    .locator('html')
    .evaluate(() => document.readyState === 'complete' || new Promise((resume) => addEventListener('load', resume)))
  await frame.locator('html').evaluate(() => window.scrollTo(0, 600))
  await expect.poll(scrolled).toBe(600)
  await textIn(page, 'title.kz').fill('Алдын ала қарауда орнында қалатын жаңалық')
  await frame.getByRole('heading', { level: 1, name: 'Алдын ала қарауда орнында қалатын жаңалық' }).waitFor()
  await expect.poll(scrolled).toBe(600)

  // Whoever pauses after a space goes on there: what is saved by itself is not tidied under their hands.
  const lead = textIn(page, 'lead.kz')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await lead.fill('Бір сөз ')
  expect((await saved).status()).toBe(200)
  await page.getByText(words.entry.allSaved).waitFor()
  await lead.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('және тағы бірі')
  expect(await lead.inputValue()).toBe('Бір сөз және тағы бірі')
})

test.each(['/menus/1', '/contact-settings/1'])('a text in %s is visible in the preview, though it has no page of its own', async (path) => {
  await goTo(page, path)
  await page.locator('[data-field="items"]').getByRole('button', { expanded: false }).first().click()
  const title = textIn(page, 'items.0.title.kz')
  await title.waitFor()
  await page.getByRole('button', { name: words.preview.open }).click()
  const frame = page.getByRole('region', { name: words.preview.title }).frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).first().waitFor()
  await title.fill('Қарап көретін атау')
  await frame.getByText('Қарап көретін атау', { exact: true }).filter({ visible: true }).first().waitFor()
  await giveUp()
})

test.each([
  [390, 844],
  [720, 450],
])('in a window of %i by %i pixels little more than what can be done stays above an entry', async (width, height) => {
  const { page: small } = await openScreens(browser, { storageState: await page.context().storageState(), viewport: { width, height } })
  await small.goto(`${site.contentUrl}/admin/#/grants/1`)
  await textIn(small, 'title.kz').waitFor()
  // A table is written without scrolling it sideways.
  const blocks = small.getByRole('group', { name: 'Блоктар' })
  await blocks.getByRole('button', { expanded: false }).filter({ hasText: '2026 жылғы өту балдары' }).click()
  const grid = blocks.getByRole('table').filter({ has: small.locator('[name$=".rows.0.cells.0.text.kz"]') })
  await grid.waitFor()
  expect(await grid.getByRole('row').first().getByRole('columnheader').count()).toBeGreaterThan(2)
  expect(await grid.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0)
  await small.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => small.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const publish = small.getByRole('button', { name: words.entry.publish, exact: true })
  const bottom = await publish.evaluate((button) => button.getBoundingClientRect().bottom)
  expect(bottom).toBeGreaterThan(0)
  // The lowest edge of whatever sticks, bar included.
  const covered = await small.evaluate(() => {
    const sticks = [...document.querySelectorAll('*')].filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
    const edges = sticks
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, height, width: wide }) => top < 200 && height < 400 && wide > 200)
    return Math.max(...edges.map((edge) => edge.bottom))
  })
  expect(covered).toBeLessThan(height * 0.3)
  expect(covered).toBeLessThan(130)
  await small.context().close()
})
