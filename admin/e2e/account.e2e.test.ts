import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { errors } from '@narkhoz/contract/errors.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '../app/i18n/en.ts'
import { ru } from '../app/i18n/ru.ts'
import {
  chooseItem,
  goTo,
  invite,
  moveTo,
  openScreens,
  password,
  signIn,
  startBrowser,
  startSystem,
  takeUp,
  told,
  words,
} from './screens.ts'

const email = 'aigul@university.example'

const site = await startSystem()
const browser = await startBrowser()
const page = (await openScreens(browser)).page

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows now for a key (RFC 6238). */
const codeFor = (key: string) => {
  const bits = [...key.replaceAll(/[^A-Z2-7]/gi, '').toUpperCase()]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', bytes).update(step).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('the first administrator is welcomed in the browser’s language, and goes on in it', async () => {
  for (const [locale, own] of [
    ['ru-RU', ru],
    ['en-GB', en],
  ] as const) {
    const { page: other } = await openScreens(browser, { locale })
    await other.goto(await site.firstAdministrator)
    await other.getByText(own.signIn.welcome.leads['first administrator']).waitFor()
    await other.getByRole('button', { name: own.signIn.welcome.submit }).click()
    await other.getByText(own.signIn.welcome.missing).first().waitFor()
    await other.context().close()
  }
  await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email })
})

test('a one-time link works once', async () => {
  const other = (await openScreens(browser)).page
  await other.goto(await site.firstAdministrator)
  await other.getByRole('heading', { level: 1, name: words.signIn.welcome.expired }).waitFor()
})

/** Counts how often the address of a page is changed by its own script. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { moves: number }
    counted.moves = 0
    for (const way of ['pushState', 'replaceState'] as const) {
      const own = history[way].bind(history)
      history[way] = (...given) => {
        counted.moves += 1
        own(...given)
      }
    }
  })

test('whoever is signed out is led to the sign-in page by the shortest way, from every address', async () => {
  const { page: other } = await openScreens(browser)
  await countMoves(other)
  await other.goto(`${site.contentUrl}/admin/`)
  const title = other.getByRole('heading', { level: 1, name: words.signIn.title })
  await title.waitFor()
  await moveTo(other, '/news')
  await other.waitForURL(/#\/login/)
  await title.waitFor()
  expect(await other.evaluate('moves')).toBeLessThan(10)
  await other.context().close()
})

test('the sign-in page begins in the browser’s language, and says in it what is missing', async () => {
  const { page: other } = await openScreens(browser, { locale: 'ru-RU' })
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('heading', { level: 1, name: ru.signIn.title }).waitFor()
  await other.getByRole('button', { name: ru.signIn.submit, exact: true }).click()
  await told(other, `${ru.signIn.email}: ${ru.signIn.welcome.missing}`)
  await other.context().close()
})

test('a form for an account says in the language of the screens what it lacks, and then whose link it is', async () => {
  // Another language than the screens': the browser's own bubbles would speak it.
  const { page: other } = await openScreens(browser, { locale: 'en-GB', storageState: await page.context().storageState() })
  await other.goto(`${site.contentUrl}/admin/#/users/create`)
  await other.getByRole('button', { name: words.common.add, exact: true }).click()
  await told(other, `${words.users.email}: ${words.signIn.welcome.missing}`)
  await invite(other, { name: 'Ерлан Қасым', email: 'erlan@university.example', role: 'Редактор' })
  await other.getByRole('status').getByText(words.users.invitedFor('Ерлан Қасым', 'erlan@university.example')).waitFor()
  await other.context().close()
})

test('a wrong password lets nobody in, and says so', async () => {
  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('textbox', { name: words.signIn.password }).fill('мүлде басқа құпиясөз')
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await expect.poll(() => other.getByRole('alert').first().textContent()).toBe(errors.wrong_sign_in.message.kz)
  expect(await other.getByRole('navigation').count()).toBe(0)
})

test('whoever forgot the password is told whom to ask where the site sends no mail', async () => {
  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('link', { name: words.signIn.forgot }).click()
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('button', { name: words.signIn.forgotten.submit }).click()
  await expect.poll(() => other.getByRole('status').textContent()).toBe(words.signIn.forgotten.noMail)
  await other.context().close()
})

test('a session elsewhere is seen and ended', async () => {
  const other = (await openScreens(browser)).page
  await signIn(other, site, email)
  await goTo(page, '/profile')
  await page
    .getByRole('button', { name: new RegExp(`^${words.profile.end}: `) })
    .first()
    .click()
  await told(page, words.profile.ended)
  await other.reload()
  await other.getByRole('heading', { level: 1, name: words.signIn.title }).waitFor()
})

test('the second factor is switched on, asked for and switched off', async () => {
  const own = words.profile
  await goTo(page, '/profile')
  const section = page.getByRole('region', { name: own.secondFactor })
  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('button', { name: own.enable }).click()
  const key = await section.getByRole('textbox', { name: own.secret }).inputValue()
  await section.getByRole('img', { name: own.scan }).waitFor()
  const [backup = '', spare = '', third = ''] = (await section.locator('pre').textContent())?.split('\n') ?? []
  const confirmed = codeFor(key)
  await section.getByRole('textbox', { name: own.confirmCode }).fill(confirmed)
  await section.getByRole('button', { name: own.confirm }).click()
  await told(page, own.enabled)
  await section.getByText(own.secondFactorOn).waitFor()

  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('textbox', { name: words.signIn.password }).fill(password)
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await other.getByRole('heading', { level: 1, name: words.signIn.code.title }).waitFor()
  // The code that switched it on has been used: the same sign-in goes on with another one.
  await other.getByRole('textbox', { name: words.signIn.code.label }).fill(confirmed)
  await other.getByRole('button', { name: words.signIn.code.submit }).click()
  await told(other, /пайдаланылып қойған/)
  await other.getByRole('button', { name: words.signIn.code.backup }).click()
  await other.getByRole('textbox', { name: words.signIn.code.backupLabel }).fill(backup)
  await other.getByRole('button', { name: words.signIn.code.submit }).click()
  await other.getByRole('heading', { level: 1, name: /Сәлеметсіз бе/ }).waitFor()

  // A link for a password that was forgotten says so, and that the code comes next.
  await goTo(page, '/users')
  await page.getByRole('table').getByRole('link', { name: 'Айгүл Сәрсенова' }).click()
  await page.getByRole('button', { name: words.users.invite }).click()
  const link = await page.getByRole('textbox', { name: words.users.invited }).inputValue()
  const { page: forgetful } = await openScreens(browser)
  await forgetful.goto(link)
  const { welcome } = words.signIn
  await forgetful.getByRole('heading', { level: 1, name: welcome.titles.reset }).waitFor()
  await forgetful.getByText(welcome.leads.reset).waitFor()
  await forgetful.getByRole('textbox', { name: welcome.password, exact: true }).fill(password)
  await forgetful.getByRole('textbox', { name: welcome.again, exact: true }).fill(password)
  await forgetful.getByRole('button', { name: welcome.submit }).click()
  await forgetful.getByText(words.signIn.code.leadAfterPassword).waitFor()
  // A sign-in that is over asks for no code any more: it begins again.
  await forgetful.context().clearCookies()
  await forgetful.getByRole('textbox', { name: words.signIn.code.label }).fill('123456')
  await forgetful.getByRole('button', { name: words.signIn.code.submit }).click()
  await told(forgetful, errors.sign_in_again.message.kz)
  await forgetful.getByRole('heading', { level: 1, name: words.signIn.title }).waitFor()
  await forgetful.getByRole('textbox', { name: words.signIn.password }).waitFor()
  await forgetful.context().close()
  // It ended every session.
  await page.reload()
  await page.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await page.getByRole('textbox', { name: words.signIn.password }).fill(password)
  await page.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await page.getByRole('button', { name: words.signIn.code.backup }).click()
  await page.getByRole('textbox', { name: words.signIn.code.backupLabel }).fill(third)
  await page.getByRole('button', { name: words.signIn.code.submit }).click()
  await page.getByRole('navigation', { name: words.shell.navigation }).waitFor()

  await goTo(page, '/profile')
  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('textbox', { name: own.disableCode }).fill(backup)
  await section.getByRole('button', { name: own.disable }).click()
  await told(page, errors.wrong_code.message.kz)
  await section.getByRole('textbox', { name: own.disableCode }).fill(spare)
  await section.getByRole('button', { name: own.codesRenew }).click()
  await section.getByText(own.codesRenewed).waitFor()
  const [renewed = ''] = (await section.locator('pre').textContent())?.split('\n') ?? []
  expect(renewed).not.toBe('')
  // The codes can be kept without being written down by hand.
  await section.getByRole('button', { name: own.codesCopy }).waitFor()
  const saved = page.waitForEvent('download')
  await section.getByRole('link', { name: own.codesDownload }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(renewed)
  await section.getByRole('button', { name: own.codesKept }).click()
  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('textbox', { name: own.disableCode }).fill(renewed)
  await section.getByRole('button', { name: own.disable }).click()
  await told(page, own.disabled)
})

test('another email is asked for, and the screen says what follows; a link that is over says so', async () => {
  const own = words.profile
  await goTo(page, '/profile')
  const section = page.getByRole('region', { name: own.email })
  await section.getByRole('textbox', { name: own.emailNew }).fill(email)
  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('button', { name: own.emailChange }).click()
  await expect.poll(() => section.getByRole('status').textContent()).toBe(own.emailNoMail)
  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/#/confirm-email?token=${'x'.repeat(43)}`)
  await other.getByRole('button', { name: words.signIn.confirmEmail.submit }).click()
  await other.getByRole('heading', { level: 1, name: words.signIn.welcome.expired }).waitFor()
  await other.context().close()
})

test('the language of the screens is changed, and stays with the account', async () => {
  await page.getByRole('button', { name: words.language }).click()
  await chooseItem(page, 'English')
  await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor()
  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('textbox', { name: words.signIn.password }).fill(password)
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await other.getByRole('heading', { level: 1, name: 'Hello, Айгүл Сәрсенова!' }).waitFor()
})

test('whoever signs out is out', async () => {
  await page.getByRole('button', { name: /^Account: / }).click()
  await chooseItem(page, 'Sign out')
  await page.getByRole('heading', { level: 1, name: 'Sign in to administration' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Sign in to administration' }).waitFor()
})
