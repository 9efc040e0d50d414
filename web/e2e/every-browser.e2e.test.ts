import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../../tools/test/drivers/chromium.ts'
import type { Driver } from '../../tools/test/drivers/driver.ts'
import { findFirefox, startFirefox } from '../../tools/test/drivers/firefox.ts'
import { hasWebKit, startWebKit } from '../../tools/test/drivers/webkit.ts'
import { everyAddress, isThorough, oneOfEach } from './addresses.ts'
import { scan } from './sent-forms.ts'
import { startSystem } from './site.ts'

// The journeys of a usual run are Chromium’s; these are for all three engines, in `npm run access`.
const firefox = isThorough ? await findFirefox() : undefined
const browsers: readonly (readonly [string, (() => Promise<Driver>) | undefined])[] = [
  ['Chromium', isThorough ? startChromium : undefined],
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', isThorough && (await hasWebKit()) ? startWebKit : undefined],
]

const site = isThorough ? await startSystem({ FORM_GUARD: 'off' }) : { siteUrl: '', contentUrl: '' }
const addresses = isThorough ? oneOfEach(await everyAddress(site.contentUrl)) : []

/** Not every driver reports policy violations; the page itself gets an event. */
const listen = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  (window.refused ??= []).push(violatedDirective + ' ' + blockedURI))`

const at = `location.pathname + location.search`

for (const [name, start] of browsers)
  describe.skipIf(!start)(`in ${name}`, () => {
    let driver: Driver
    let folder: string

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'narkhoz-scan-'))
      await writeFile(join(folder, 'scan.png'), scan)
      driver = (await start?.()) as Driver
    })
    afterAll(async () => {
      await driver?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const open = async (path: string, width = 1280) => {
      await driver.resize(width, 900)
      await driver.open(site.siteUrl + path)
      await driver.evaluate(`void ${listen}`)
    }
    const until = (expression: string) => expect.poll(() => driver.evaluate<unknown>(expression).catch(String))
    /** Nothing that a policy refused, and nothing that the browser complained of. */
    const expectQuiet = async () => {
      expect(await driver.evaluate('window.refused ?? []')).toEqual([])
      expect(driver.complaints()).toEqual([])
    }
    /** Shows an intent until the application is there. */
    const wake = () =>
      expect
        .poll(async () => {
          await driver.press('Shift')
          return driver.evaluate(`Object.keys(document.querySelector('header')).some((key) => key.startsWith('__reactProps'))`)
        })
        .toBe(true)

    test('the menu opens and leads on, on a phone and on a desk', async () => {
      await open('/ru', 500)
      await driver.click('header button[popovertarget=site-menu]')
      await until(`document.querySelector('#site-menu').matches(':popover-open')`).toBe(true)
      await driver.click('#site-menu nav details > summary')
      await until(`document.querySelector('#site-menu nav details').open`).toBe(true)
      await driver.click('#site-menu nav details[open] li a')
      await until(`document.querySelector('#site-menu').matches(':popover-open') || ${at} === '/ru'`).toBe(false)
      await open('/ru')
      await driver.click('header nav details > summary')
      await until(`document.querySelector('header nav details').open`).toBe(true)
      await wake()
      await driver.press('Escape')
      await until(`document.querySelector('header nav details').open`).toBe(false)
      await expectQuiet()
    })

    test('the language changes and the query stays', async () => {
      await open('/ru/grants?type=1')
      await driver.click('header a[hreflang=en]')
      await until(at).toBe('/en/grants?type=1')
      await until('document.documentElement.lang').toBe('en')
    })

    test('the finder finds fewer programs', async () => {
      await open('/ru/education/bachelor')
      const count = `document.querySelectorAll('main article').length`
      const all = await driver.evaluate<number>(count)
      await driver.evaluate(`(() => {
        const select = document.querySelector('main form select')
        select.selectedIndex = 1
        select.dispatchEvent(new Event('input', { bubbles: true }))
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })()`)
      await driver.click('main form button[type=submit]')
      await until('location.search').toMatch(/=\d+/)
      await until(`${count} < ${all} && ${count} > 0`).toBe(true)
      await expectQuiet()
    })

    test('a dialog opens, and Escape closes it', async () => {
      await open('/ru/school/business-school')
      await wake()
      await driver.click('main a[href*="modal=school"]')
      await until(`document.querySelector('dialog')?.open ?? false`).toBe(true)
      await driver.press('Escape')
      await until(`document.querySelector('dialog[open]') === null`).toBe(true)
      await expectQuiet()
    })

    test('far down an untouched page, the first press works', async () => {
      const jump = async (path: string) => {
        await open(path, 500)
        await driver.evaluate('void scrollTo(0, document.documentElement.scrollHeight)')
      }
      await jump('/ru/education/bachelor')
      await driver.click('main details:not([open]) > summary')
      await until(`document.querySelector('main details').open`).toBe(true)
      await jump('/ru/school/business-school')
      await driver.click('main fieldset[aria-label] label:nth-of-type(2)')
      await until(`document.querySelector('main fieldset[aria-label] label:nth-of-type(2) input').checked`).toBe(true)
      await jump('/ru/contacts')
      await driver.click('form[data-form=consultation] button[type=submit], form[data-form=consultation] button:not([type])')
      await until(`document.querySelectorAll('form[data-form=consultation] [aria-invalid=true]').length > 0`).toBe(true)
      await expectQuiet()
    })

    test('a form with a file is sent', async () => {
      await open('/ru/apply')
      const form = 'form[data-form]:has(input[type=file])'
      await wake()
      await driver.evaluate(`(() => {
        const form = document.querySelector(${JSON.stringify(form)})
        const put = (field, value) => {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          field.dispatchEvent(new Event('change', { bubbles: true }))
        }
        const values = { email: 'aigerim@mail.kz', phone: '+7 (777) 123-45-67', tel: '+7 (777) 123-45-67' }
        for (const field of form.elements) {
          if (!field.name || ['hidden', 'file', 'submit'].includes(field.type) || field.tabIndex < 0) continue
          if (field.tagName === 'SELECT') put(field, field.options[1].value)
          else put(field, values[field.name] ?? values[field.type] ?? 'Айгерим Ахметова')
        }
      })()`)
      for (const input of await driver.evaluate<string[]>(
        `[...document.querySelectorAll('form[data-form] input[type=file]')].map(({ name }) => name)`,
      ))
        await driver.attach(`form[data-form] input[type=file][name="${input}"]`, join(folder, 'scan.png'))
      await driver.click(`${form} button[type=submit]`)
      await until(`document.querySelector(${JSON.stringify(form)})?.dataset.state ?? document.querySelector('h1').textContent`).toMatch(
        /success|принят/i,
      )
      await expectQuiet()
    })

    test('search suggests and finds', async () => {
      await open('/ru')
      await driver.click('header button[popovertarget=site-search]')
      await until(`document.querySelector('#site-search').matches(':popover-open')`).toBe(true)
      await driver.click('#site-search input[type=search]')
      await driver.type('общежитие')
      await until(`document.querySelector('#site-search input[type=search]').value`).toBe('общежитие')
      await until(`document.querySelectorAll('#site-search [role=option]').length > 0`).toBe(true)
      await driver.press('Enter')
      await until('location.pathname').toBe('/ru/search')
      await until(`document.querySelectorAll('main ol li a, main ul li a').length > 3`).toBe(true)
      await expectQuiet()
    })

    test('low vision is switched on and off', async () => {
      await open('/ru/contacts')
      await wake()
      await driver.click('[data-low-vision]')
      await driver.click('#site-vision [data-choice=black]')
      // A choice shows at once, and then a way to take it back, which moves the panel in which the next one is chosen.
      await until('document.documentElement.dataset.vision').toBe('black')
      await until(`document.querySelector('#site-vision button[name=off]') !== null`).toBe(true)
      await driver.click('#site-vision [data-choice=largest]')
      await until('document.documentElement.dataset.zoom').toBe('largest')
      await driver.click('#site-vision form button')
      await until(`document.querySelector('#site-vision').matches(':popover-open')`).toBe(false)
      await until(`document.documentElement.dataset.vision + ' ' + document.documentElement.dataset.zoom`).toBe('black largest')
      await driver.open(`${site.siteUrl}/ru/contacts`)
      expect(await driver.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      await driver.click('[data-low-vision]')
      await driver.click('#site-vision button[name=off]')
      await until('document.documentElement.dataset.vision ?? null').toBe(null)
    })

    test('no screen has console errors, hydrated and with a pointer on a link', async () => {
      for (const address of addresses) {
        await open(`/ru${address === '/' ? '' : address}`)
        await wake()
        await driver.evaluate(
          `document.querySelector('main a[href^="/ru/"]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
        )
        expect(await driver.evaluate('window.refused ?? []'), address).toEqual([])
      }
      await expectQuiet()
    }, 900_000)
  })
