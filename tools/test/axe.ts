import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits until all transitions end: contrast is not measured on intermediate colours. */
const atRest = `(async () => {
  await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(fading.map(({ finished }) => finished))
})()`

const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Only violations are collected, and stylesheets are not fetched again, which no rule needs: half the time, the same findings. */
const always: RunOptions = { resultTypes: ['violations'], preload: false }

/** Required by WCAG 2.2, but off by default in axe. */
const allRules: RunOptions = { ...always, rules: { 'target-size': { enabled: true } } }

/** What axe objects to in a part of a page, by all its rules or by some. */
export const objections = async (page: Page, part = 'html', only: readonly string[] = []): Promise<string[]> => {
  await page.evaluate(atRest)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(library)
  const options: RunOptions = only.length > 0 ? { ...always, runOnly: { type: 'rule', values: [...only] } } : allRules
  return page.evaluate<string[]>(`(async () => {
    const { violations } = await axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 300)))
  })()`)
}
