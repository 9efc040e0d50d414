import { expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { inAlmaty } from '../app/kit/dates.ts'
import {
  chooseAction,
  eventually,
  goTo,
  headingAt,
  invite,
  openScreens,
  startBrowser,
  startSystem,
  takeUp,
  textIn,
  waitForNotice,
  words,
} from './screens.ts'

const news = (id: number) => `/news/${id}`
const publish = async () => {
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  await waitForNotice(page, words.entry.published)
}
const save = async () => {
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.entry.saved)
}

const site = await startSystem()
const browser = await startBrowser()
const administrator = await openScreens(browser)
await takeUp(administrator.page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })
const link = await invite(administrator.page, { name: 'Бекзат Омаров', email: 'bekzat@university.example', role: 'Редактор' })
const { page, requests, complaints } = await openScreens(browser)
await takeUp(page, link)

test('a Russian title is changed, previewed and published, and only the Russian page says it, at once', async () => {
  await goTo(page, news(1))
  const slug = await textIn(page, 'slug').inputValue()
  const paths = { kz: `/news/${slug}`, ru: `/ru/news/${slug}`, en: `/en/news/${slug}` }
  const before = { kz: await headingAt(site, paths.kz), ru: await headingAt(site, paths.ru), en: await headingAt(site, paths.en) }
  const title = 'Программисты Нархоза снова первые в Алматы'
  await textIn(page, 'title.ru').fill(title)

  await page.getByRole('button', { name: words.preview.open }).click()
  const pane = page.getByRole('region', { name: words.preview.title })
  await pane.getByRole('button', { name: words.languages.ru }).click()
  // Input is autosaved while the preview is open, and nobody else sees it.
  await pane.frameLocator('iframe').getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await headingAt(site, paths.ru)).toBe(before.ru)
  await pane.getByRole('button', { name: words.preview.phone }).click()
  await expect
    .poll(() =>
      pane
        .frameLocator('iframe')
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(390)
  await pane.getByRole('button', { name: words.common.close }).click()

  await publish()
  await eventually(async () => expect(await headingAt(site, paths.ru)).toBe(title))
  expect(await headingAt(site, paths.kz)).toBe(before.kz)
  expect(await headingAt(site, paths.en)).toBe(before.en)
})

test('a changed Kazakh text makes its translations outdated until somebody confirms them', async () => {
  await goTo(page, news(2))
  const states = page.locator('[data-field="title.ru"]')
  await textIn(page, 'title.kz').fill('Күзгі мансап жәрмеңкесіне жетпіс жұмыс беруші келді')
  await expect.poll(() => states.textContent()).toContain('Аудармасы ескірген')
  await states.getByRole('button', { name: words.translation.stillRight }).click()
  await waitForNotice(page, words.translation.marked)
  await expect.poll(() => states.textContent()).toContain('Аударылған')
  await expect.poll(() => page.locator('[data-field="title.en"]').textContent()).toContain('Аудармасы ескірген')
})

test('an entry is created, cannot be published before its Kazakh is complete, and is then published on schedule', async () => {
  await goTo(page, '/news/create')
  await textIn(page, 'title.kz').fill('Жоспарланған жаңалық')
  await page.getByRole('button', { name: words.entry.makeSlug }).click()
  const slug = await textIn(page, 'slug').inputValue()
  expect(slug).toMatch(/^[a-z0-9-]+$/)
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.entry.created)

  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  const problems = page.getByRole('alert').filter({ hasText: words.entry.problems })
  await problems.getByRole('button', { name: /Қысқаша мазмұны/ }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lead.kz')
  await textIn(page, 'lead.kz').fill('Бір минуттан кейін сайтқа шығады.')
  await page.getByLabel(/^Күні/).last().fill(inAlmaty(new Date().toISOString()))
  await page.locator('[data-name="body.kz"]').fill('Мәтін.')
  await save()

  await chooseAction(page, words.schedule.title)
  // Inputs know minutes only: the next one but one is surely to come.
  const due = inAlmaty(new Date(Date.now() + 90_000).toISOString())
  await page.getByLabel(words.schedule.publishAt).fill(due)
  await page.getByRole('button', { name: words.schedule.save }).click()
  await waitForNotice(page, words.schedule.saved)
  expect((await fetch(`${site.siteUrl}/news/${slug}`)).status).toBe(404)
  await eventually(async () => expect(await headingAt(site, `/news/${slug}`)).toBe('Жоспарланған жаңалық'), 150_000)
}, 240_000)

test('an old version is restored with all its content', async () => {
  await goTo(page, news(3))
  const title = textIn(page, 'title.kz')
  const first = await title.inputValue()
  const slug = await textIn(page, 'slug').inputValue()
  await title.fill('Уақытша атау')
  await publish()
  await eventually(async () => expect(await headingAt(site, `/news/${slug}`)).toBe('Уақытша атау'))

  await chooseAction(page, words.revisions.open)
  const history = page.getByRole('dialog', { name: words.revisions.title })
  await history.getByRole('button', { name: /^2-нұсқа/ }).click()
  await history.getByText('Уақытша').waitFor()
  expect(await objections(page, '[role=dialog]')).toEqual([])
  await history.getByRole('button', { name: /^1-нұсқа/ }).click()
  await history.getByRole('button', { name: words.revisions.restore }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: words.revisions.restore }).click()
  await waitForNotice(page, words.revisions.restored)
  await expect.poll(() => title.inputValue()).toBe(first)
  await publish()
  await eventually(async () => expect(await headingAt(site, `/news/${slug}`)).not.toBe('Уақытша атау'))
})

test('a renamed entry is found under its old address in all languages', async () => {
  await goTo(page, news(4))
  const slug = textIn(page, 'slug')
  const old = await slug.inputValue()
  await slug.fill(`${old}-again`)
  await page.getByText(words.entry.slugRenamed).waitFor()
  await publish()
  for (const prefix of ['', '/ru', '/en']) {
    const answer = await eventually(async () => {
      const given = await fetch(`${site.siteUrl}${prefix}/news/${old}`, { redirect: 'manual' })
      expect(given.status).toBe(301)
      return given
    })
    expect(new URL(answer.headers.get('location') ?? '', site.siteUrl).pathname).toBe(`${prefix}/news/${old}-again`)
  }
  await goTo(page, '/redirects')
  await page.getByRole('cell', { name: `/news/${old}`, exact: true }).waitFor()
})

test('blocks are added, moved by the keyboard, copied and hidden', async () => {
  await goTo(page, '/pages/122')
  const blocks = page.getByRole('group', { name: 'Блоктар' })
  const names = () => blocks.getByRole('button', { expanded: false }).allTextContents()
  await blocks.waitFor()
  const before = await names()
  const [first = '', second = ''] = before
  const handle = page.getByRole('button', { name: new RegExp(`^${words.common.drag}: 1-блок`) })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText(/көтерілді|орынның 1-орнында/).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText(/орынның 2-орнында/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual([second, first, ...before.slice(2)])
  await page.getByRole('button', { name: new RegExp(`^${words.common.moveUp}: 2-блок`) }).click()
  await expect.poll(names).toEqual(before)

  await page.getByRole('button', { name: words.blocks.add, exact: true }).click()
  await page
    .getByRole('dialog', { name: words.blocks.addTitle })
    .getByRole('button', { name: /^Мәтін/ })
    .click()
  const added = blocks.locator(`[data-field="blocks.${before.length}.title.kz"] textarea:visible`)
  await added.fill('Жаңа блок')
  await page.getByRole('button', { name: new RegExp(`^${words.blocks.copy}: ${before.length + 1}-блок`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${words.blocks.hide}: ${before.length + 2}-блок`) }).click()
  await page.getByText(words.blocks.hidden, { exact: true }).waitFor()
  expect(await objections(page, 'main', ['color-contrast'])).toEqual([])
  await publish()
  const html = await eventually(async () => {
    const text = await (await fetch(`${site.siteUrl}/selection-application`)).text()
    expect(text).toContain('Жаңа блок')
    return text
  })
  // Shown once as a heading: its copy is hidden.
  expect(html.match(/<h2[^>]*>[^<]*Жаңа блок/g)).toHaveLength(1)
})

test('what visitors look for in vain is on the dashboard, and becomes a synonym or leads somewhere', async () => {
  const searched = (query: string) => fetch(`${site.siteUrl}/ru/search?${new URLSearchParams({ query })}`, { redirect: 'manual' })
  for (const query of ['зырзыбак', 'торсык шылбыров']) expect((await searched(query)).status).toBe(200)
  const missed = page.getByRole('region', { name: words.dashboard.missed })

  await goTo(page, '/')
  await missed.getByRole('link', { name: `${words.dashboard.missedSynonym}: зырзыбак`, exact: true }).click()
  await expect.poll(() => textIn(page, 'words.ru').inputValue()).toBe('зырзыбак')
  await textIn(page, 'words.ru').fill('зырзыбак, библиотека')
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.entry.created)
  await publish()
  await eventually(async () => expect(await (await searched('зырзыбак')).text()).toContain('href="/ru/library"'))

  await goTo(page, '/')
  await missed.getByText('торсык шылбыров').waitFor()
  expect(await missed.getByText('зырзыбак', { exact: true }).count()).toBe(0)
  await missed.getByRole('link', { name: `${words.dashboard.missedRedirect}: торсык шылбыров` }).click()
  const dialog = page.getByRole('dialog', { name: words.redirects.create })
  expect(await dialog.getByLabel(words.redirects.from).inputValue()).toBe('/torsyk-shylbyrov')
  await dialog.getByLabel(words.redirects.to).fill('/contacts')
  await dialog.getByRole('button', { name: words.common.save }).click()
  await waitForNotice(page, words.redirects.saved)
  const led = await searched('торсык шылбыров')
  expect([led.status, new URL(led.headers.get('location') ?? '', site.siteUrl).pathname]).toEqual([302, '/ru/contacts'])

  await goTo(page, '/')
  await missed.getByRole('button', { name: `${words.dashboard.missedDone}: торсык шылбыров` }).click()
  await waitForNotice(page, words.dashboard.missedDoneTold)
  await expect.poll(() => missed.getByText('торсык шылбыров').count()).toBe(0)
})

test('no request went to another origin, and there are no console errors', () => {
  const origins = new Set(requests.map(({ origin }) => origin))
  // The site itself, in the preview.
  expect([...origins].filter((origin) => ![site.contentUrl, site.siteUrl, 'null'].includes(origin))).toEqual([])
  expect(complaints.filter((text) => !text.startsWith('Blocked autofocusing'))).toEqual([])
})
