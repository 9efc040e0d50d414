import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { errors } from '@narkhoz/contract/errors.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Dictionary } from '../app/i18n/dictionary.ts'
import { en } from '../app/i18n/en.ts'
import { ownNames } from '../app/i18n/own-names.ts'
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
  waitForNotice,
  words,
} from './screens.ts'

const name = 'Айгүл Сәрсенова'
const email = 'aigul@university.example'

const site = await startSystem()
const browser = await startBrowser()
const page = (await openScreens(browser)).page

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The current code of an authenticator (RFC 6238). */
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

/** Signs out of screens in a language. */
const signOut = async (other: Page, own: Dictionary = words) => {
  await other.getByRole('button', { name: new RegExp(`^${own.shell.account}: `) }).click()
  await chooseItem(other, own.shell.signOut)
  await other.getByRole('heading', { level: 1, name: own.signIn.title }).waitFor()
}

test('the first administrator is welcomed in the browser’s language, and goes on in it', async () => {
  const open = async (locale: string, { welcome }: typeof ru.signIn) => {
    const { page: other } = await openScreens(browser, { locale })
    await other.goto(await site.firstAdministrator)
    await other.getByText(welcome.leads['first administrator']).waitFor()
    await other.getByRole('button', { name: welcome.submit }).click()
    await other.getByText(welcome.missing).first().waitFor()
    return other
  }
  await (await open('en-GB', en.signIn)).context().close()
  const other = await open('ru-RU', ru.signIn)
  const { welcome } = ru.signIn
  await other.getByLabel(welcome.name).fill(name)
  await other.getByLabel(ru.signIn.email).fill(email)
  for (const label of [welcome.password, welcome.again]) await other.getByRole('textbox', { name: label, exact: true }).fill(password)
  await other.getByRole('button', { name: welcome.submit }).click()
  const greeting = other.getByRole('heading', { level: 1, name: ru.dashboard.greeting(name) })
  await greeting.waitFor()
  await other.reload()
  await greeting.waitFor()

  // The rest of the journeys is hers in Kazakh.
  await other.getByRole('button', { name: ru.language }).click()
  await chooseItem(other, ownNames.kz)
  await other.getByRole('heading', { level: 1, name: words.dashboard.greeting(name) }).waitFor()
  await signOut(other)
  await other.context().close()
  await signIn(page, site, email)
})

test('a one-time link works once', async () => {
  const other = (await openScreens(browser)).page
  await other.goto(await site.firstAdministrator)
  await other.getByRole('heading', { level: 1, name: words.signIn.welcome.expired }).waitFor()
})

/** Counts URL changes by the page's own script. */
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

test('a signed-out user is redirected to the sign-in page directly, from every address', async () => {
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

test('the sign-in page starts in the browser’s language, with its validation messages', async () => {
  const { page: other } = await openScreens(browser, { locale: 'ru-RU' })
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('heading', { level: 1, name: ru.signIn.title }).waitFor()
  await other.getByRole('button', { name: ru.signIn.submit, exact: true }).click()
  await waitForNotice(other, `${ru.signIn.email}: ${ru.signIn.welcome.missing}`)
  await other.context().close()
})

test('the form for an account shows missing values in the language of the screens, and then whose link it is', async () => {
  // Another language than the screens': the browser's own bubbles would speak it.
  const { page: other } = await openScreens(browser, { locale: 'en-GB', storageState: await page.context().storageState() })
  await other.goto(`${site.contentUrl}/admin/#/users/create`)
  await other.getByRole('button', { name: words.common.add, exact: true }).click()
  await waitForNotice(other, `${words.users.email}: ${words.signIn.welcome.missing}`)
  const summary = other.getByRole('main').getByRole('alert')
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await summary.getByRole('button', { name: words.users.name }).click()
  await other.keyboard.type('Ерлан')
  expect(await other.getByRole('textbox', { name: words.users.name }).inputValue()).toBe('Ерлан')
  // What the service refuses is said in the same place.
  await other.getByRole('textbox', { name: words.users.email }).fill(email)
  await other.keyboard.press('Control+s')
  await summary.filter({ hasNotText: words.signIn.welcome.missing }).getByRole('button', { name: words.users.email }).waitFor()
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  // And said again, where the same was tried again.
  await other.getByRole('textbox', { name: words.users.email }).focus()
  await other.keyboard.press('Control+s')
  await summary.getByRole('button', { name: words.users.email }).waitFor()
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await invite(other, { name: 'Ерлан Қасым', email: 'erlan@university.example', role: 'Редактор' })
  await other.getByRole('status').getByText(words.users.invitedFor('Ерлан Қасым', 'erlan@university.example')).waitFor()
  await other.context().close()
})

test('an administrator changes an email, reads the consequences, and sees it above the account', async () => {
  await goTo(page, '/users')
  await page.getByRole('table').getByRole('link', { name: 'Ерлан Қасым' }).click()
  const field = page.getByRole('textbox', { name: words.users.email })
  await field.fill('erlan.qasym@university.example')
  await page.getByText(words.users.emailChanges).waitFor()
  await page.keyboard.press('Control+s')
  await waitForNotice(page, words.users.saved)
  await page.getByRole('main').getByText('erlan.qasym@university.example', { exact: true }).waitFor()
  await page.getByText(words.users.emailChanges).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('erlan.qasym@university.example')
})

test('an invitation in a browser used in another language starts in the browser’s own, and a choice there stays with its user', async () => {
  const link = await invite(page, { name: 'Дана Ким', email: 'dana@university.example', role: 'Редактор' })
  const { page: other } = await openScreens(browser, { locale: 'ru-RU' })
  const signInWith = async ({ signIn: own }: Dictionary) => {
    await other.getByRole('textbox', { name: own.email }).fill(email)
    await other.getByRole('textbox', { name: own.password }).fill(password)
    await other.getByRole('button', { name: own.submit, exact: true }).click()
    await other.getByRole('heading', { level: 1, name: words.dashboard.greeting(name) }).waitFor()
  }
  await other.goto(`${site.contentUrl}/admin/`)
  await signInWith(ru)
  // The account's own language, also after the next start.
  await other.reload()
  await other.getByRole('heading', { level: 1, name: words.dashboard.greeting(name) }).waitFor()
  // The session ends without a word there, as it does where the database is a new one.
  expect(await page.evaluate(async () => (await fetch('/api/v1/admin/sessions', { method: 'DELETE' })).status)).toBe(200)
  await other.goto('about:blank')
  await other.goto(link)
  await other.getByText(ru.signIn.welcome.leads.invitation).waitFor()

  await other.getByRole('button', { name: ownNames.en }).click()
  await other.getByText(en.signIn.welcome.leads.invitation).waitFor()
  for (const label of [en.signIn.welcome.password, en.signIn.welcome.again])
    await other.getByRole('textbox', { name: label, exact: true }).fill(password)
  await other.getByRole('button', { name: en.signIn.welcome.submit }).click()
  await other.getByRole('heading', { level: 1, name: en.dashboard.greeting('Дана Ким') }).waitFor()
  await signOut(other, en)
  await signInWith(en)
  await signOut(other)
  await other.context().close()
})

test('a wrong password is refused with a message', async () => {
  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('textbox', { name: words.signIn.password }).fill('мүлде басқа құпиясөз')
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await expect.poll(() => other.getByRole('alert').first().textContent()).toBe(errors.wrong_sign_in.message.kz)
  expect(await other.getByRole('navigation').count()).toBe(0)
})

test('without mail the forgotten password page says whom to contact', async () => {
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
  const section = page.getByRole('region', { name: words.profile.sessions })
  const ends = section.getByRole('button', { name: new RegExp(`^${words.profile.end}: `) })
  await ends.first().waitFor()
  // A network is shown in readable form.
  expect(await section.textContent()).not.toContain('0000:')
  await ends.first().click()
  await waitForNotice(page, words.profile.ended)
  await other.reload()
  await other.getByRole('heading', { level: 1, name: words.signIn.title }).waitFor()
})

test('the second factor is switched on, required and switched off', async () => {
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
  await waitForNotice(page, own.enabled)
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
  await waitForNotice(other, /пайдаланылып қойған/)
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
  // An expired sign-in requires no code any more: it starts again.
  await forgetful.context().clearCookies()
  await forgetful.getByRole('textbox', { name: words.signIn.code.label }).fill('123456')
  await forgetful.getByRole('button', { name: words.signIn.code.submit }).click()
  await waitForNotice(forgetful, errors.sign_in_again.message.kz)
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
  await waitForNotice(page, errors.wrong_code.message.kz)
  await section.getByRole('textbox', { name: own.disableCode }).fill(spare)
  await section.getByRole('button', { name: own.codesRenew }).click()
  await section.getByText(own.codesRenewed).waitFor()
  const [renewed = ''] = (await section.locator('pre').textContent())?.split('\n') ?? []
  expect(renewed).not.toBe('')
  // The codes can be saved without writing them down.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await section.getByRole('button', { name: own.codesCopy }).click()
  await waitForNotice(page, words.common.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await section.locator('pre').textContent())
  const saved = page.waitForEvent('download')
  await section.getByRole('link', { name: own.codesDownload }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(renewed)
  await section.getByRole('button', { name: own.codesKept }).click()
  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('textbox', { name: own.disableCode }).fill(renewed)
  await section.getByRole('button', { name: own.disable }).click()
  await waitForNotice(page, own.disabled)
})

test('a change of email is requested, and the screen explains the next step; an expired link says so', async () => {
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

test('a sign-out ends the session', async () => {
  await page.getByRole('button', { name: /^Account: / }).click()
  await chooseItem(page, 'Sign out')
  await page.getByRole('heading', { level: 1, name: 'Sign in to administration' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Sign in to administration' }).waitFor()
})
