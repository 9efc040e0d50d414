import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { workingDaysAfter } from '@narkhoz/contract/public-holidays.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hiddenFields } from '../app/forms/outcome.ts'
import { receiptWords } from '../app/i18n/.server/receipt.ts'
import { requestWords } from '../app/i18n/.server/request.ts'
import { addressIn } from '../app/i18n/address.ts'
import { browserLocales } from './addresses.ts'
import { openTab, startBrowser, startSystem } from './site.ts'

const email = 'aigerim.request@example.kz'
const message = 'Кітапханада кешке дейін отыруға бола ма?'

const credential = { SERVICE_EMAIL: 'site@service.example', SERVICE_KEY: 'a-key-of-the-service-for-requests' }
const [site, browser] = await Promise.all([startSystem({ ...credential, FORM_GUARD: 'off' }), startBrowser()])

/** Sends a question without a script, and follows the receipt to its status page. */
const sendAndFollow = async (page: Page, locale: Locale) => {
  await page.goto(`${site.siteUrl}${addressIn(locale, '/virtual-reception')}?modal=question`)
  const form = page.locator('form[data-form="question"]')
  for (const { field } of forms.question.fields) {
    // A phone number as people write it: without a script there is no mask.
    const own = { email, message, tel: '8 701 123 45 67' } as Readonly<Record<string, string>>
    await form.locator(`[name="${field.name}"]`).fill(own[field.name] ?? field.samples.good[0])
  }
  const receiver = form.locator(`[name="${hiddenFields.receiver}"] option`).nth(1)
  const name = ((await receiver.textContent()) ?? '').split(',')[0] ?? ''
  await form.locator(`[name="${hiddenFields.receiver}"]`).selectOption({ index: 1 })
  await form.locator('button[type=submit]').click()
  const receipt = page.getByRole('main')
  expect(await receipt.getByText(receiverLabel[locale]).count()).toBe(1)
  expect(await receipt.getByText(name.trim()).count()).toBe(1)
  // By when and by whom, as the page says that it leads to.
  const { answerBy, office } = receiptWords[locale]
  for (const said of [answerBy, office]) expect(await receipt.getByText(said, { exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: receiptWords[locale].status }).click()
  await page.getByRole('heading', { level: 1, name: requestWords[locale].title }).waitFor()
}

const ask = async (page: Page, locale: Locale, contact: string) => {
  const words = requestWords[locale]
  await page.getByLabel(words.contact).fill(contact)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: words.ask }).click()
  const status = (await answered).status()
  await page.waitForLoadState()
  return status
}

test.each(browserLocales(0))('in %s a receipt links to the request’s status, and to nothing of its content', async (locale) => {
  const words = requestWords[locale]
  const { page, complaints } = await openTab(browser, { javaScriptEnabled: false })
  await sendAndFollow(page, locale)
  expect(await page.getByLabel(words.code).inputValue()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(await ask(page, locale, email.toUpperCase())).toBe(200)
  expect(await page.locator('main').getByRole('status').textContent()).toContain(words.status.received.title)
  const shown = (await page.locator('main').textContent()) ?? ''
  expect(shown).toContain(forms.question.title[locale])
  expect(shown).not.toContain(message)
  expect(shown.toLowerCase()).not.toContain(email)
  // Who handles it, by when, and where to call.
  for (const said of [words.answerBy, words.office]) expect(shown).toContain(said)
  expect(shown).not.toContain(words.late)
  const due = workingDaysAfter(almatyClock().day, forms.question.answerDays)
  expect(await page.locator('main time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))).toContain(due)
  expect(await page.locator('main dl a[href^="tel:"]').count()).toBe(1)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a wrong contact reveals nothing, and a missing field is reported', async () => {
  const words = requestWords.en
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await sendAndFollow(page, 'en')
  expect(await ask(page, 'en', 'somebody.else@example.kz')).toBe(404)
  expect(await page.locator('main').getByRole('alert').textContent()).toContain(words.missing.title)
  expect(await ask(page, 'en', '  ')).toBe(422)
  expect(await page.getByLabel(words.contact).getAttribute('aria-invalid')).toBe('true')
  expect(await ask(page, 'en', email)).toBe(200)
  await page.context().close()
})

test('the response is private and uncached', async () => {
  const answer = await fetch(`${site.siteUrl}/en/request/AB2C-7XYZ`, {
    method: 'POST',
    body: new URLSearchParams({ code: 'AB2C-7XYZ', contact: email }),
  })
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([404, 'no-store', 'noindex'])
  const other = await fetch(`${site.siteUrl}/en/request/AB2C-7XYZ`)
  expect(other.status).toBe(200)
  expect(await other.text()).not.toContain(email)
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect((await fetch(`${site.siteUrl}/request`, { method: 'POST', headers: foreign, body: new URLSearchParams() })).status).toBe(403)
})

test.each(browserLocales(1))('in %s a code is shown as receipts write it, and the page belongs to no part of the menu', async (locale) => {
  const { page } = await openTab(browser, { javaScriptEnabled: false })
  await page.goto(`${site.siteUrl}${addressIn(locale, '/request/rg5d8jff')}`)
  expect(await page.getByLabel(requestWords[locale].code).inputValue()).toBe('RG5D-8JFF')
  expect(await page.locator('nav[data-breadcrumb] li').count()).toBe(2)
  await page.getByLabel(requestWords[locale].code).fill(' rg5d 8jff')
  expect(await ask(page, locale, 'nobody@example.kz')).toBe(404)
  expect(await page.getByLabel(requestWords[locale].code).inputValue()).toBe('RG5D-8JFF')
  await page.context().close()
})
