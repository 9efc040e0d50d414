import { launchBrowser } from '../browser.ts'
import { watch } from '../watched.ts'
import { type Driver, middleOf, type Point } from './driver.ts'

/** The page that a refused form is answered with: no other engine complains of its status. */
const isRefusal = (complaint: string) => complaint.includes('status of 422')

/** Chromium, by Playwright. */
export const startChromium = async (): Promise<Driver> => {
  const browser = await launchBrowser()
  const { page, complaints } = watch(await browser.newPage(), isRefusal)
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (selector) => {
      const { x, y } = await page.evaluate<Point>(middleOf(selector))
      await page.mouse.click(x, y)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    attach: (selector, path) => page.setInputFiles(selector, path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: () => complaints,
    stop: () => browser.close(),
  }
}
