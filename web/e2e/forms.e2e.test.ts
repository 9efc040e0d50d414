import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { toPayload } from '@narkhoz/contract/forms/payload.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { buttonWords } from '@narkhoz/contract/forms/words.ts'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { receiptWords } from '../app/i18n/.server/receipt.ts'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { everyAddress, oneOfEach } from './addresses.ts'
import { startContentProxy } from './content-proxy.ts'
import { actionOf, emptyForm, fillerOf, pageOf, postForm, scan } from './sent-forms.ts'
import { forThisFile, openTab, startBrowser, startSiteFor, startSystem, wakeWhole } from './site.ts'

const dictionaries = { kz, ru, en }
const names = Object.keys(forms) as FormName[]
const credential = { SERVICE_EMAIL: 'site@service.example', SERVICE_KEY: 'a-key-of-the-service-for-journeys' }

const [whole, browser] = await Promise.all([startSystem(credential), startBrowser()])
const content = await forThisFile(startContentProxy(whole.contentUrl), (between) => between.stop())
const site = await forThisFile(startSiteFor(content.url, { ...credential, FORM_GUARD: 'off' }), (started) => started.stop())
const addresses = oneOfEach(await everyAddress(whole.contentUrl))

/** The first address with a form, with its dialog open if it is in one. */
const addressOf = (name: FormName): string => {
  const { address, isModal } = pageOf(name, addresses)
  return isModal ? `${address}?modal=${name}` : address
}

/** Fills in a form with the good samples of its declaration; returns the values by field. */
const fillIn = async (element: Locator, form: Form): Promise<Record<string, string>> => {
  const values: Record<string, string> = {}
  for (const { field } of form.fields) {
    const control = element.locator(`[name="${field.name}"]`)
    if (field.control === 'file') {
      await control.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: scan })
      continue
    }
    if (field.control === 'select') await control.selectOption({ index: 1 })
    else await control.fill(field.samples.good[0])
    values[field.name] = await control.inputValue()
  }
  return values
}

/** A payload with uploads by type: their addresses are random. */
const comparable = (payload: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(payload).replaceAll(/"[^"]*\/files\/[^"]*"/g, '"stored file"')) as Record<string, unknown>

const expected = (name: FormName, values: Record<string, string>, added: Record<string, unknown>) => {
  const form: Form = forms[name]
  const files = Object.fromEntries(form.fields.flatMap(({ field }) => (field.control === 'file' ? [[field.name, 'stored file']] : [])))
  return toPayload(form, { ...values, ...files }, added)
}

const openForm = async (locale: Locale, name: FormName, javaScriptEnabled: boolean) => {
  const tab = await openTab(browser, { javaScriptEnabled })
  await tab.page.goto(site.siteUrl + addressIn(locale, addressOf(name)), { waitUntil: 'networkidle' })
  return { ...tab, form: tab.page.locator(`form[data-form="${name}"]`) }
}

const send = (form: Locator) => form.locator('button[type=submit]').click()

const latest = (name: FormName) => content.postsTo(forms[name].endpoint).at(-1) ?? {}

/** What the site's server adds is accepted as it is, once it has the declared keys: the rest must be the input. */
const addedIn = (name: FormName) => {
  const form: Form = forms[name]
  return Object.fromEntries(Object.keys(form.added ?? {}).map((key) => [key, latest(name)[key]]))
}

/** The missing fields of an untouched form: preselected ones are not missing. */
const leftOut = async (element: Locator, form: Form) => {
  const given = await element.evaluate((sent: HTMLFormElement) => [...new FormData(sent)].flatMap(([name, value]) => (value ? [name] : [])))
  return form.fields.filter(({ field, optional }) => !optional && (field.control === 'file' || !given.includes(field.name)))
}

/** Submits the untouched form, and expects an error at each field. */
const sendTooEarly = async (element: Locator, form: Form, locale: Locale) => {
  const missing = await leftOut(element, form)
  await send(element)
  await expect.poll(() => element.locator('[aria-invalid="true"]').count()).toBe(missing.length)
  for (const { field } of missing) expect(await element.textContent()).toContain(field.missing[locale])
  expect(await element.getAttribute('data-state')).toMatch(/error|idle/)
}

/** The words of a page as they are read. */
const wordsOf = async (answer: Response) =>
  (await answer.text()).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

describe.each(names)('%s', (name) => {
  const form: Form = forms[name]
  // Each is filled in by hand in one language, in rotation, and posted directly in the others.
  const locale = locales[names.indexOf(name) % locales.length] ?? defaultLocale

  test(`in ${locale} shows errors, and arrives as declared, with a receipt, without a script`, async () => {
    const { page, form: element } = await openForm(locale, name, false)
    expect(await element.count()).toBe(1)
    await sendTooEarly(element, form, locale)
    const values = await fillIn(element, form)
    await send(element)
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dictionaries[locale].form.sent.title)
    // Days are written as people write them.
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    expect(comparable(latest(name))).toEqual(expected(name, values, addedIn(name)))
    // The URL in the address bar can be copied, opened and bookmarked: it leads to the form.
    const again = await fetch(page.url())
    expect([again.status, again.url]).toEqual([200, site.siteUrl + addressIn(locale, addressOf(name))])
    await page.context().close()
  })

  test.each(locales.filter((other) => other !== locale))('posted in %s shows errors, and arrives as declared', async (other) => {
    const { address } = pageOf(name, addresses)
    const post = (body: FormData) => fetch(site.siteUrl + actionOf(name, address, other), { method: 'POST', body })
    const wrong = await wordsOf(await post(emptyForm(name, address, other)))
    for (const { field, optional } of form.fields) if (!optional) expect(wrong).toContain(field.missing[other])
    const body = (await fillerOf(name, address, whole.contentUrl, other))()
    expect(await wordsOf(await post(body))).toContain(dictionaries[other].form.sent.title)
    // Line ends are CRLF on the wire and LF in the payload.
    const values = [...body].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value.replaceAll('\r\n', '\n')]] : []))
    expect(comparable(latest(name))).toEqual(expected(name, Object.fromEntries(values), addedIn(name)))
  })

  test('with a script shows errors, arrives, is emptied, and the button confirms it', async () => {
    const { page, form: element, complaints } = await openForm('kz', name, true)
    await wakeWhole(page)
    await sendTooEarly(element, form, 'kz')
    expect(await page.title()).toContain(dictionaries.kz.form.wrongTitle)
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert')
    const values = await fillIn(element, form)
    await send(element)
    await expect.poll(() => element.getAttribute('data-state')).toBe('success')
    expect(await element.locator('button[type=submit]').textContent()).toContain(buttonWords.success.kz)
    expect(comparable(latest(name))).toEqual(expected(name, values, addedIn(name)))
    const [first] = form.fields
    if (first) expect(await element.locator(`[name="${first.field.name}"]`).inputValue()).toBe('')
    await expect.poll(() => element.getAttribute('data-state')).toBe('idle')
    expect(await element.getByText(receiptWords.kz.code).count()).toBe(1)
    // Without a contact there is no link to the status.
    expect(await element.getByRole('link', { name: receiptWords.kz.status }).count()).toBe(asksForContact(form) ? 1 : 0)
    expect(await element.getByRole('link', { name: receiptWords.kz.contacts }).count()).toBe(asksForContact(form) ? 0 : 1)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

test('a centre shows its hours and offers every half hour in which a meeting fits; no other time is accepted', async () => {
  const { page, form: element } = await openForm('en', 'registration', true)
  await wakeWhole(page)
  const time = element.getByLabel(forms.registration.fields.find(({ field }) => field.name === 'time')?.field.label.en ?? '')
  const { offered, hint, list } = await time.evaluate((input: HTMLInputElement) => ({
    offered: [...(input.list?.options ?? [])].map(({ value }) => value),
    hint: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    list: input.list?.innerText.trim(),
  }))
  expect(offered.length).toBeGreaterThan(4)
  for (const half of offered) expect(half).toMatch(/^\d\d:[03]0$/)
  expect(hint).toMatch(/^Open \w+day–\w+day, \d\d:\d\d–\d\d:\d\d/)
  // A browser that knows no lists would show their words in the page.
  expect(list).toBe('')
  await fillIn(element, forms.registration)
  for (const wrong of [offered[1]?.replace(/0$/, '7'), hint && /–(\d\d:\d\d)/.exec(hint)?.[1]]) {
    await time.fill(wrong ?? '')
    await send(element)
    await expect.poll(() => time.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => element.getAttribute('data-state')).toBe('idle')
  }
  const last = offered.at(-1) ?? ''
  await time.fill(last)
  expect(await time.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  await send(element)
  await expect.poll(() => element.getAttribute('data-state')).toBe('success')
  expect(latest('registration')).toMatchObject({ time: last })
  await page.context().close()
})

test('the programmes to apply for are those of the level that is chosen', async () => {
  const tab = await openTab(browser)
  await tab.page.goto(`${site.siteUrl}/en/apply`, { waitUntil: 'networkidle' })
  await wakeWhole(tab.page)
  const element = tab.page.locator('form[data-form="entrant"]')
  const groups = () =>
    element.locator('[name="program"] optgroup').evaluateAll((all) => all.map((one) => (one as HTMLOptGroupElement).label))
  const chosen = () => element.locator('[name="program"]').inputValue()
  const all = await groups()
  expect(all.length).toBe(3)
  await element.locator('[name="level"]').selectOption('master')
  await expect.poll(groups).toEqual([all[1]])
  await element.locator('[name="program"]').selectOption({ index: 1 })
  expect(await chosen()).not.toBe('')
  // What does not fit any more is not sent unseen.
  await element.locator('[name="level"]').selectOption('doctoral')
  await expect.poll(groups).toEqual([all[2]])
  expect(await chosen()).toBe('')
  await element.locator('[name="level"]').selectOption('')
  await expect.poll(groups).toEqual(all)
  await tab.page.context().close()
})

test('the register link of the open day brings its day into the form, and a day that cannot be booked is left out', async () => {
  const tab = await openTab(browser, { javaScriptEnabled: false })
  await tab.page.goto(`${site.siteUrl}/en/student-life/events`)
  const link = tab.page.locator('a[href*="/tour?date="]').first()
  const day = new URL((await link.getAttribute('href')) ?? '', site.siteUrl).searchParams.get('date')
  await link.click()
  expect(await tab.page.locator('form[data-form="tour"] [name="date"]').inputValue()).toBe(day)
  for (const none of ['1999-01-01', 'soon', '2026-02-30']) {
    await tab.page.goto(`${site.siteUrl}/en/tour?date=${none}`)
    expect(await tab.page.locator('form[data-form="tour"] [name="date"]').inputValue()).toBe('')
  }
  await tab.page.context().close()
})

test('input stays while the service is down, and arrives once it is back', async () => {
  const { page, form: element } = await openForm('en', 'consultation', true)
  await wakeWhole(page)
  const values = await fillIn(element, forms.consultation)
  await content.stop()
  await send(element)
  await expect.poll(() => element.getByText(en.form.failed.unreachable.title).count(), { timeout: 60_000 }).toBe(1)
  expect(await element.locator('[name=fio]').inputValue()).toBe(values.fio)
  await content.start()
  await page.reload({ waitUntil: 'networkidle' })
  await wakeWhole(page)
  const again = page.locator('form[data-form="consultation"]')
  await expect.poll(() => again.locator('[name=message]').inputValue()).toBe(values.message)
  await expect.poll(content.isHeard).toBe(true)
  await send(again)
  await expect.poll(() => again.innerText()).toContain(receiptWords.en.code)
  await page.context().close()
})

/** All storage of the tab. */
const keptIn = (page: Page) => page.evaluate<string>('JSON.stringify(sessionStorage)')

test('input is restored after a reload, and new input replaces it', async () => {
  const { page, form: element } = await openForm('ru', 'consultation', true)
  let application = Promise.withResolvers<void>()
  // A tab with held requests may not close.
  onTestFinished(() => application.resolve())
  await page.route('**/*.js', async (route) => {
    await application.promise
    await route.continue()
  })
  // Done before the application has come.
  await element.locator('[name=fio]').fill('Айгерім Серікова')
  await element.locator('[name=message]').fill('Қанша тұрады?')
  application.resolve()
  await expect.poll(() => keptIn(page)).toContain('Қанша тұрады?')
  await page.reload()
  await expect.poll(() => element.locator('[name=message]').inputValue()).toBe('Қанша тұрады?')

  application = Promise.withResolvers()
  await page.reload()
  await element.locator('[name=fio]').focus()
  application.resolve()
  await expect.poll(() => element.locator('[name=fio]').inputValue()).toBe('Айгерім Серікова')
  await page.keyboard.type('Ерлан')
  expect(await element.locator('[name=fio]').inputValue()).toBe('Ерлан')
  await page.context().close()
})

test('values from the URL are not replaced by a draft from another URL', async () => {
  const { page, form: element } = await openForm('kz', 'book', true)
  const options = element.locator('[name=book] option')
  const [one, other] = (await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).filter(Boolean)
  await page.goto(`${site.siteUrl}/library?book=${one}`)
  await element.locator('[name=fio]').fill('Айгерім Серікова')
  await expect.poll(() => keptIn(page)).toContain('Айгерім Серікова')
  await page.goto(`${site.siteUrl}/library?book=${other}`)
  await expect.poll(() => element.locator('[name=fio]').inputValue()).toBe('Айгерім Серікова')
  expect(await element.locator('[name=book]').inputValue()).toBe(other)
  await element.locator('[name=book]').selectOption(one ?? '')
  await page.goto(`${site.siteUrl}/library?book=${other}`)
  await expect.poll(() => element.locator('[name=fio]').inputValue()).toBe('Айгерім Серікова')
  expect(await element.locator('[name=book]').inputValue()).toBe(one)
  await page.context().close()
})

test('input is dropped half an hour after it was typed, however often the page is opened', async () => {
  const { page, form: element } = await openForm('ru', 'consultation', true)
  await element.locator('[name=fio]').fill('Айгерім Серікова')
  await expect.poll(() => keptIn(page)).toContain('Айгерім Серікова')
  const typed = Date.now()
  /** The browser's clock, some minutes later. */
  const later = (minutes: number) => page.clock.setFixedTime(typed + minutes * 60_000)
  await later(20)
  await page.reload()
  await expect.poll(() => element.locator('[name=fio]').inputValue()).toBe('Айгерім Серікова')
  await later(31)
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.reload({ waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await wakeWhole(page)
  expect(await element.locator('[name=fio]').inputValue()).toBe('')
  expect(await keptIn(page)).not.toContain('draft ')
  await page.context().close()
})

test('nothing that a browser can fetch holds the credential or a token', async () => {
  const { page, form: element } = await openForm('kz', 'consultation', true)
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await wakeWhole(page)
  await fillIn(element, forms.consultation)
  await send(element)
  await expect.poll(() => element.getAttribute('data-state')).toBe('success')
  const all = (await Promise.all(bodies)).join('\n') + (await page.content())
  expect(all).not.toContain(credential.SERVICE_KEY)
  expect(all).not.toContain(credential.SERVICE_EMAIL)
  expect(all).not.toMatch(/access_token|Bearer /)
  await page.context().close()
})

test('the campaign of the first page is sent with a consultation form on another', async () => {
  const { page } = await openTab(browser)
  await page.goto(`${site.siteUrl}/en?utm_source=insta&utm_campaign=open-day`, { waitUntil: 'networkidle' })
  await page.goto(site.siteUrl + addressIn('en', '/contacts'), { waitUntil: 'networkidle' })
  await wakeWhole(page)
  const element = page.locator('form[data-form="consultation"]')
  await fillIn(element, forms.consultation)
  await send(element)
  await expect.poll(() => element.getAttribute('data-state')).toBe('success')
  expect(latest('consultation')).toMatchObject({ page_slug: 'contacts', tags: { UTM_SOURCE: 'insta', UTM_CAMPAIGN: 'open-day' } })
  await page.context().close()
})

test('two visitors without a script who choose the same have a code each, and a repeated submission has one', async () => {
  const body = (await fillerOf('service', '/business-advice/strategy', whole.contentUrl))()
  const codeOf = async (key?: string) => {
    const own = new FormData()
    for (const [name, value] of body) own.set(name, value)
    if (key) own.set('key', key)
    const { outcome } = await postForm(`${site.siteUrl}/posts`, own)
    return outcome?.is === 'sent' ? outcome.receipt.code : undefined
  }
  const codes = await Promise.all([codeOf(), codeOf(), codeOf()])
  expect(codes).toEqual(codes.map(() => expect.any(String)))
  expect(new Set(codes).size).toBe(3)
  const [first, second] = await Promise.all([codeOf('the-same-key-0002'), codeOf('the-same-key-0002')])
  expect(first).toBe(second)
})

test('ten posts of one form at once are one request', async () => {
  const body = new URLSearchParams({ form: 'vacancy', key: 'the-same-key-0001' })
  for (const { field } of forms.vacancy.fields) body.set(field.name, field.samples.good[0])
  const post = () => fetch(`${site.siteUrl}/career-development-office`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await post()).json() as Promise<{ receipt?: { code: string } }>),
  )
  expect(new Set(answers.map(({ receipt }) => receipt?.code)).size).toBe(1)
  expect(answers[0]?.receipt?.code).toBeTruthy()
})
