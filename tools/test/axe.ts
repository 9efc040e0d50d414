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
 * What axe objects to in a part of a page. Only objections are written out, and without the second page that frames from
 * elsewhere would need (no page that is looked at has one): thrice as fast, and the same findings.
 */
export const objections = async (page: Page, part = 'html'): Promise<string[]> => {
  await page.evaluate(atRest)
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true)
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}
