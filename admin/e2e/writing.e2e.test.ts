import { expect, test } from 'vitest'
import { objections } from '../../tools/test/axe.ts'
import { ownNames } from '../app/i18n/own-names.ts'
import { inAlmaty } from '../app/kit/dates.ts'
import {
  chooseItem,
  eventually,
  goTo,
  headingAt,
  openScreens,
  startBrowser,
  startSystem,
  takeUp,
  textIn,
  waitForNotice,
  words,
} from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()
const page = (await openScreens(browser)).page
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })

/** Saves and returns the request's body. */
const saved = async (): Promise<{ attributes: Record<string, Record<string, string>> }> => {
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/entries/'))
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  const body = (await sent).postDataJSON()
  await waitForNotice(page, words.entry.saved)
  return body
}

const write = async (html: string) => {
  const editor = page.locator('[data-name="body.kz"]')
  await editor.click()
  await page.keyboard.press('Control+A')
  await editor.evaluate((element, text) => {
    const data = new DataTransfer()
    data.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
  return editor
}

test('a new entry is previewed and published from its first screen, once each', async () => {
  await goTo(page, '/news/create')
  await textIn(page, 'title.kz').fill('Бірден көрінген жаңалық')
  await page.getByRole('button', { name: words.entry.makeSlug }).click()
  await page.getByRole('button', { name: words.preview.open }).click()
  const pane = page.getByRole('region', { name: words.preview.title })
  await pane.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Бірден көрінген жаңалық' }).waitFor()
  // After a reload it is an entry like any other.
  await page.reload()
  await textIn(page, 'title.kz').waitFor()
  expect(await pane.count()).toBe(0)

  await goTo(page, '/news/create')
  await textIn(page, 'title.kz').fill('Бірден жарияланған жаңалық')
  await page.getByRole('button', { name: words.entry.makeSlug }).click()
  const slug = await textIn(page, 'slug').inputValue()
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  // It is saved as a draft, and missing values are reported as always.
  await page.getByRole('alert').filter({ hasText: words.entry.problems }).waitFor()
  await page.waitForURL(/#\/news\/\d+$/)
  await textIn(page, 'lead.kz').fill('Бір басқаннан.')
  await page.getByLabel(/^Күні/).last().fill(inAlmaty(new Date().toISOString()))
  await page.locator('[data-name="body.kz"]').fill('Мәтін.')
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  await waitForNotice(page, words.entry.published)
  await eventually(async () => expect(await headingAt(site, `/news/${slug}`)).toBe('Бірден жарияланған жаңалық'))
})

test('whatever is pasted, only the site’s own markup is saved, and as people write it', async () => {
  await goTo(page, '/news/6')
  await write(
    [
      '<h1 style="color:red">Бас тақырып</h1><h2>Тақырып</h2>',
      '<p class="x">Мәтін <b>қалың</b>, <i>көлбеу</i>, H<sub>2</sub>O, <a href="javascript:alert(1)">жаман</a> және <a href="/about" target="_blank">жақсы</a> сілтеме.</p>',
      '<ul><li>бір</li><li>екі</li></ul><script>alert(1)</script><img src="https://elsewhere.example/x.png">',
      '<table><caption>Ақысы</caption><tr><th>Жыл</th><th>Теңге</th></tr><tr><td>2026</td><td>1 450 000</td></tr></table>',
    ].join(''),
  )
  const { body } = (await saved()).attributes
  expect(body?.kz).toContain('<h2>Тақырып</h2>')
  expect(body?.kz).toContain('<strong>қалың</strong>, <em>көлбеу</em>, H<sub>2</sub>O')
  expect(body?.kz).toContain('<a href="/about">жақсы</a>')
  expect(body?.kz).toContain('<ul><li>бір</li><li>екі</li></ul>')
  expect(body?.kz).toContain(
    '<table><caption>Ақысы</caption><thead><tr><th>Жыл</th><th>Теңге</th></tr></thead><tbody><tr><td>2026</td><td>1 450 000</td></tr></tbody></table>',
  )
  for (const foreign of ['javascript:', 'script', 'style', 'class', '<img', '<h1', '<b>', 'target']) expect(body?.kz).not.toContain(foreign)
})

test('lists and headings come from Word as lists and headings', async () => {
  await goTo(page, '/news/6')
  const item = (level: number, mark: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`
  await write(
    [
      '<h1>Бас тақырып</h1><p class=MsoNormal>Кіріспе<o:p></o:p></p>',
      item(1, '·', 'Бірінші тармақ'),
      item(2, 'o', 'Ішкі тармақ'),
      item(1, '·', 'Екінші тармақ'),
      item(1, '1.', 'Бірден кейін'),
      '<p class=MsoNormal>Арасы<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>',
      item(1, '3.', 'Үшінші'),
      item(1, '4.', 'Төртінші'),
      item(1, '1)', 'Басынан'),
    ].join('\n'),
  )
  const { body } = (await saved()).attributes
  expect(body?.kz).toBe(
    [
      '<h2>Бас тақырып</h2><p>Кіріспе</p>',
      '<ul><li>Бірінші тармақ<ul><li>Ішкі тармақ</li></ul></li><li>Екінші тармақ</li></ul>',
      '<ol><li>Бірден кейін</li></ol><p>Арасы<sup>[1]</sup></p><ol start="3"><li>Үшінші</li><li>Төртінші</li></ol><ol><li>Басынан</li></ol>',
    ].join(''),
  )
})

test('emphasis comes from Google Docs as it looks there', async () => {
  await goTo(page, '/news/6')
  const span = (style: string, text: string) => `<span style="font-size:11pt;${style}">${text}</span>`
  await write(
    [
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr">',
      `${span('font-weight:700', 'Тақырып')}</h2><p dir="ltr">${span('font-weight:400;font-style:normal', 'Жай, ')}`,
      `${span('font-weight:700;font-style:normal', 'қалың')}${span('font-weight:400', ', ')}${span('font-style:italic', 'көлбеу')}`,
      `${span('font-weight:400', ', м')}${span('vertical-align:super', '2')}</p>`,
      `<p><a href="/about" style="text-decoration:none">${span('text-decoration:underline', 'сілтеме')}</a></p></b>`,
    ].join(''),
  )
  expect((await saved()).attributes.body?.kz).toBe(
    '<h2>Тақырып</h2><p>Жай, <strong>қалың</strong>, <em>көлбеу</em>, м<sup>2</sup></p><p><a href="/about">сілтеме</a></p>',
  )
})

test('the caption of a table is written, saved by Enter and seen', async () => {
  await goTo(page, '/news/9')
  const editor = await write('<table><tr><th>Жыл</th></tr><tr><td>2026</td></tr></table>')
  await editor.getByText('2026').click()
  const toolbar = page.getByRole('toolbar', { name: /Мәтін\s– Қазақша/ })
  await toolbar.getByRole('button', { name: words.richText.more }).click()
  await chooseItem(page, words.richText.caption)
  const dialog = page.getByRole('dialog', { name: words.richText.caption })
  await dialog.getByRole('textbox').fill('Оқу ақысы')
  expect(await objections(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Enter')
  await editor.locator('caption').getByText('Оқу ақысы').waitFor()
  expect((await saved()).attributes.body?.kz).toContain('<table><caption>Оқу ақысы</caption>')
})

test('a text that is changed and changed back is the same text', async () => {
  await goTo(page, '/news/7')
  const editor = page.locator('[data-name="body.ru"]')
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.getByText(words.entry.unsaved).waitFor()
  await page.keyboard.press('Backspace')
  await page.getByText(words.entry.allSaved).waitFor()
})

test('the toolbar formats the selection', async () => {
  await goTo(page, '/news/8')
  const editor = page.locator('[data-name="body.kz"]')
  await editor.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Сілтеме')
  await page.keyboard.press('Control+A')
  const toolbar = page.getByRole('toolbar', { name: /Мәтін\s– Қазақша/ })
  await toolbar.getByRole('button', { name: words.richText.bold }).click()
  await toolbar.getByRole('button', { name: words.richText.link }).click()
  const dialog = page.getByRole('dialog', { name: words.richText.link })
  await dialog.getByRole('textbox').fill('javascript:alert(1)')
  await dialog.getByText(words.inputs.urlWrong).waitFor()
  await dialog.getByRole('textbox').fill('/contacts')
  await dialog.getByRole('button', { name: words.richText.linkSet }).click()
  const { body } = (await saved()).attributes
  expect(body?.kz).toMatch(/^<p><a href="\/contacts"><strong>Сілтеме<\/strong><\/a><\/p>$/)
})

// A photograph of one colour: large enough to be made smaller.
const photograph = async () => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 600 })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = `hsl(${Math.floor(Math.random() * 360)} 60% 50%)`
      context.fillRect(0, 0, 1000, 600)
    }
    return canvas.toDataURL('image/png')
  })
  return { name: 'kampus.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

/** Finds the picture in the library and opens it. */
const openPicture = async () => {
  await page.getByRole('searchbox', { name: words.media.search }).fill('kampus')
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.getByRole('main').getByRole('listitem').getByRole('button').click()
}

test('a file of another type is refused, with the reason', async () => {
  await goTo(page, '/media')
  const upload = (name: string, mimeType: string) =>
    page
      .getByLabel(words.media.upload)
      .last()
      .setInputFiles({ name, mimeType, buffer: Buffer.from('<!doctype html>') })
  await upload('page.html', 'text/html')
  await waitForNotice(page, /page\.html: Файл түрі қабылданбайды/)
  await upload('page.png', 'image/png')
  await waitForNotice(page, /page\.png: Файлдың атындағы кеңейтім ішіндегісіне сәйкес емес/)
  // Of many at once each is read in one list, which waits for its reader.
  const bad = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('MZ no document') })
  await page.getByLabel(words.media.upload).last().setInputFiles(['bir.pdf', 'eki.pdf', 'ush.pdf'].map(bad))
  const list = page.getByRole('alert').filter({ hasText: words.media.notTaken(3) })
  await expect
    .poll(() => list.getByRole('listitem').allTextContents())
    .toEqual(['bir', 'eki', 'ush'].map((name) => expect.stringContaining(`${name}.pdf: `)))
  await list.getByRole('button', { name: words.common.close }).click()
  await expect.poll(() => page.getByText(words.media.notTaken(3)).count()).toBe(0)
})

test('a picture is uploaded, described, pointed at, used, and says where', async () => {
  await goTo(page, '/media')
  await page
    .getByLabel(words.media.upload)
    .last()
    .setInputFiles(await photograph())
  await waitForNotice(page, words.media.uploaded(1))
  await openPicture()
  const details = page.getByRole('dialog', { name: words.media.details })
  const point = details.getByRole('slider', { name: words.media.crop })
  await point.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await details.getByText(words.media.cropAt(60, 40)).waitFor()
  await details.getByRole('textbox', { name: words.languages.kz }).fill('Күзгі кампус')
  await details.getByRole('textbox', { name: words.languages.ru }).fill('Осенний кампус')
  await details.getByText(words.media.usedNowhere).waitFor()
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.common.saved)

  await goTo(page, '/news/1')
  const slug = await textIn(page, 'slug').inputValue()
  await page.getByRole('button', { name: `${words.media.replace}: Сурет` }).click()
  const picker = page.getByRole('dialog', { name: words.media.choosePicture })
  await picker.getByRole('searchbox', { name: words.media.search }).fill('kampus')
  await picker
    .getByRole('listitem')
    .getByRole('button', { name: /Күзгі кампус/ })
    .click()
  await expect.poll(() => textIn(page, 'picture.alt.ru').inputValue()).toBe('Осенний кампус')
  await page.getByRole('button', { name: words.entry.publish, exact: true }).click()
  await waitForNotice(page, words.entry.published)
  await eventually(async () => expect(await (await fetch(`${site.siteUrl}/ru/news/${slug}`)).text()).toContain('alt="Осенний кампус"'))

  await goTo(page, '/media')
  await openPicture()
  await details.getByRole('link', { name: (await headingAt(site, `/news/${slug}`)) ?? '' }).waitFor()
  // A file in use is not deleted, which is reported before the confirmation.
  await details.getByText(words.media.inUse).waitFor()
  expect(await details.getByRole('button', { name: words.media.delete }).isDisabled()).toBe(true)
})

test('the order of a list is changed by the keyboard, and visitors see it', async () => {
  const first = async () => {
    const answer = await fetch(`${site.contentUrl}/api/v1/admission-stages?lang=kz`)
    return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title)
  }
  const [one, two, ...others] = await first()
  await goTo(page, '/admission-stages')
  await page.getByRole('link', { name: words.list.order }).click()
  await page.getByRole('button', { name: `${words.common.moveDown}: ${one}` }).click()
  // A new order is unsaved work, too.
  await page.getByRole('link', { name: words.common.cancel }).click()
  const question = page.getByRole('dialog', { name: words.entry.unsaved })
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.list.orderSaved)
  await eventually(async () => expect(await first()).toEqual([two, one, ...others]))
})

test('unsaved input survives a change of language and an expired session', async () => {
  await goTo(page, '/news/10')
  const title = textIn(page, 'title.ru')
  await title.fill('Заголовок, который ещё не сохранён')
  await page.getByText(words.entry.unsaved).waitFor()
  await page.getByRole('button', { name: words.language }).click()
  await chooseItem(page, ownNames.en)
  const question = page.getByRole('dialog', { name: words.entry.unsaved })
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await title.inputValue()).toBe('Заголовок, который ещё не сохранён')

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.failures.signedOut)
  expect(await title.inputValue()).toBe('Заголовок, который ещё не сохранён')
  // Signed in again, in another tab.
  await page.context().addCookies(cookies)
  expect((await saved()).attributes.title?.ru).toBe('Заголовок, который ещё не сохранён')
})
