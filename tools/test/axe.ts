import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Lays out what the page would lay out when it comes near, and waits until nothing fades any more: a colour on its way to another
 * is none that anybody reads.
 */
const atRest = `(async () => {
  document.documentElement.dataset.awake = ''
  await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(fading.map(({ finished }) => finished))
})()`

/**
 * What axe objects to in a part of a page, by all its rules or by some. Only objections are written out, and without the second
 * page that frames from elsewhere would need (no page that is looked at has one): thrice as fast, and the same findings.
 */
export const objections = async (page: Page, part = 'html', only: readonly string[] = []): Promise<string[]> => {
  await page.evaluate(atRest)
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true)
  const chosen = only.length > 0 ? { runOnly: { type: 'rule' as const, values: [...only] } } : {}
  // WCAG 2.2 asks for it; axe leaves it out unless told.
  const rules = only.length > 0 ? {} : { rules: { 'target-size': { enabled: true } } }
  const { violations } = await axe.options({ resultTypes: ['violations'], ...chosen, ...rules }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}
