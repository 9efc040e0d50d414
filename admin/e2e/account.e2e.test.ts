import { createHmac } from 'node:crypto'
import { errors } from '@narkhoz/contract/errors.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseItem, goTo, moveTo, openScreens, password, signIn, startBrowser, startSystem, takeUp, told, words } from './screens.ts'

const email = 'aigul@university.example'

const site = await startSystem()
const browser = await startBrowser()
const page = (await openScreens(browser)).page
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email })

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
  const [backup = '', spare = ''] = (await section.locator('pre').textContent())?.split('\n') ?? []
  await section.getByRole('textbox', { name: own.confirmCode }).fill(codeFor(key))
  await section.getByRole('button', { name: own.confirm }).click()
  await told(page, own.enabled)
  await section.getByText(own.secondFactorOn).waitFor()

  const other = (await openScreens(browser)).page
  await other.goto(`${site.contentUrl}/admin/`)
  await other.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await other.getByRole('textbox', { name: words.signIn.password }).fill(password)
  await other.getByRole('button', { name: words.signIn.submit, exact: true }).click()
  await other.getByRole('heading', { level: 1, name: words.signIn.code.title }).waitFor()
  await other.getByRole('button', { name: words.signIn.code.backup }).click()
  await other.getByRole('textbox', { name: words.signIn.code.backupLabel }).fill(backup)
  await other.getByRole('button', { name: words.signIn.code.submit }).click()
  await other.getByRole('heading', { level: 1, name: /Сәлеметсіз бе/ }).waitFor()

  await section.getByRole('textbox', { name: own.confirmPassword }).fill(password)
  await section.getByRole('textbox', { name: own.disableCode }).fill(backup)
  await section.getByRole('button', { name: own.disable }).click()
  await told(page, errors.wrong_code.message.kz)
  await section.getByRole('textbox', { name: own.disableCode }).fill(spare)
  await section.getByRole('button', { name: own.disable }).click()
  await told(page, own.disabled)
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
