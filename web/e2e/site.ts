import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { cleanEnv } from '../../tools/start/clean-env.ts'
import { findFreePort } from '../../tools/start/ports.ts'
import { untilAnswers } from '../../tools/start/ready.ts'
import { patience } from '../../tools/test/patience.ts'
import { type PageLog, watch } from '../../tools/test/watched.ts'

export { forThisFile, sharedSystem, startBrowser, startSystem } from '../../tools/test/test-system.ts'

/** Starts the built site alone, for the content service at an address. */
export const startSiteFor = async (contentUrl: string, variables: Record<string, string> = {}) => {
  const port = await findFreePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', 'server', 'main.ts')], {
    env: cleanEnv({ PORT: String(port), CONTENT_URL: contentUrl, LOG_LEVEL: 'fatal', ...variables }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const siteUrl = `http://localhost:${port}`
  const life = new AbortController()
  child.once('exit', () => life.abort())
  const answers = await untilAnswers(`${siteUrl}/healthz`, life.signal)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  if (!answers) throw new Error('The site ended before it answered.')
  return { siteUrl, stop }
}

/** Starts the built site without a content service behind its URL. */
export const startSiteWithoutContent = async () => startSiteFor(`http://127.0.0.1:${await findFreePort()}`)

const takenOver = `(() => {
  const lively = document.querySelector('main :is(button, input:not([type=hidden]), select, textarea)')
  lively?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const part = document.querySelector(lively ? 'main' : 'header')
  return Object.keys(part).some((key) => key.startsWith('__reactProps'))
})()`

/**
 * Triggers hydration of the entire page: a neutral key, and an interaction with an element that needs it; repeatedly, because a page
 * that has just been opened may miss it.
 */
export const wakeWhole = async (page: Page, timeout = 60_000) => {
  const until = performance.now() + timeout
  do {
    await page.keyboard.press('Shift')
    if (await page.evaluate(takenOver)) return
    await page.waitForTimeout(50)
  } while (performance.now() < until)
  throw new Error(`${page.url()} was not taken over`)
}

/** A browser context for one test. */
export const openContext = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(patience)
  // Tabs left open go on working and slow every test after this one.
  onTestFinished(() => context.close())
  return context
}

/** Opens a tab for one test, whose requests and complaints are written down. */
export const openTab = async (browser: Browser, options?: BrowserContextOptions): Promise<PageLog> =>
  watch(await (await openContext(browser, options)).newPage())

/** By how much a page is wider than its window. */
export const widerBy = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth')
