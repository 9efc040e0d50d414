import { constants } from '@narkhoz/contract/constants.ts'
import { begunUntil } from '../../app/forms/begun.ts'
import { visionName } from '../../app/shell/low-vision.ts'
import { nonceAttribute } from '../http/security-headers.ts'
import { stylesheet } from './critical-css.ts'
import { inlineScript } from './inline-script.ts'
import { pageTransition } from './page-transition.ts'

// Inlined in every page, so it is written to be small and explained here.
// - A sign of intent is a pointer over or focus on something interactive, a touch or a key. It loads the deferred part of the
//   template. No default is prevented: an earlier click does what it does without a script.
// - The response to the visitor is painted first: the application loads a tenth of a second after the first sign, and a frame later
//   (decision 057). Further signs do not postpone it: a fast typist would never get it.
// - With Save-Data the page stays as it is: it is complete, and the application costs more than the pages it saves. The speed of the
//   line is not considered: a browser takes a slow response for a slow line.
// - Files that failed to load (offline, or of an older build) are removed and retried at a later sign.
// - After a reload, the history entries of the application still count as this document. Going back to one of them changes only the
//   URL, so its page has to be loaded.
// - The first page of a visit stores the campaign that led here, for the forms; without storage, nothing is stored. Storage is slow
//   to open, so the page comes first.
// - A tab with a form in progress loads the application at once: the input is restored before anybody types again.
// - A browser below the requirements of the build (the latest are `Promise.withResolvers` and popovers, which Firefox has had since
//   different versions) never loads it: half of it would be worse than the page, which works without it.
// - Without popovers, the panels are marked as open, one at a time, for their styles to show them.
// - A URL with a fragment loads the application at once: it opens the accordion around the target, where the browser does not.
// - The top of a page is painted first: the rest is laid out after that (decision 056), and at once for a fragment or a restored
//   scroll position.
// - Cached pages do not contain query keys that their declaration lacks. Links to other languages add them.
// - Print shows the date: only the browser knows it, and an untouched page is printed, too. English is British here; for other
//   languages the country does not matter.
function wake(begun: string) {
  const on = addEventListener
  const page = document
  const place = location
  const root = page.documentElement
  const whole = () => root.removeAttribute('data-top')
  const later = page.getElementById('later') as HTMLTemplateElement
  const address = () => place.pathname + place.search
  const here = address()
  let brought: ChildNode[] = []
  let tries = 3
  let timer: ReturnType<typeof setTimeout> | 0 = 0
  const painted = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
  const isAwake = () => '__reactRouterDataRouter' in window
  const bring = () => {
    timer = 0
    if (isAwake() || brought[0] || tries-- < 1) return
    brought = [...later.content.cloneNode(true).childNodes]
    later.before(...brought)
  }
  const look = ({ type, target }: Event) => {
    if (
      timer ||
      !Promise.withResolvers ||
      !('popover' in later) ||
      (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
      (type === 'pointerover' && !(target as Element).closest('a,button,summary,input,select,textarea,label'))
    )
      return
    timer = setTimeout(() => painted(bring), 99)
  }
  const giveUp = () => {
    for (const node of isAwake() ? [] : brought.splice(0)) node.remove()
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'keydown', 'click']) on(sign, look, { passive: true })
  on('unhandledrejection', giveUp)
  on('error', ({ target }) => brought.includes(target as ChildNode) && (target as Element).localName === 'script' && giveUp(), true)
  on('click', ({ target }) => {
    const link = (target as Element).closest('header a[hreflang]') as HTMLAnchorElement
    if (link) link.search = place.search
    if ('popover' in later) return
    const wanted = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget')
    for (const panel of page.querySelectorAll('[popover]'))
      if (wanted || !panel.contains(target as Node)) panel.toggleAttribute('open', panel.id === wanted && !panel.matches('[open]'))
  })
  on('beforeprint', () => {
    root.dataset.day = new Date().toLocaleDateString(`${root.lang}-GB`)
  })
  on('load', (event) => {
    whole()
    try {
      sessionStorage.utm ??= place.search.slice(1)
      if (place.hash || sessionStorage[begun] > Date.now()) look(event)
    } catch {}
  })
  const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
  place.hash || visit?.type !== 'navigate' ? whole() : painted(whole)
  on('popstate', () => isAwake() || address() === here || place.reload())
}

const script = inlineScript(wake, begunUntil)
const fade = `try{document.styleSheets[0].insertRule(${JSON.stringify(pageTransition)})}catch{}`

/**
 * Speculation rules for a pressed link: a page of this site, unless the application is active and follows the link itself, or the
 * address has an effect or is a file.
 */
const speculation = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [`${constants.media}*`, `/*${visionName}\\?*`] } },
          { not: { selector_matches: '[data-awake] a, [download]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

const preload = /<link rel="modulepreload"[^>]*>/g
const aside = /<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->/g
const context = 'window.__reactRouterContext = '

// The browser restores the scroll position on reload; the router's own script for it would only run on every page. React expects the
// element when it hydrates the page, so it is kept, as a text.
const scrolling = '((storageKey'
const asText = '<script type="text/plain">'
const entry = ' type="module" async="">'

/** The start of a script that this rendering marked as the site's own. */
const ownScript = (nonce: string) => `<script${nonceAttribute(nonce)}`

// The router numbers the routes of a page from its root, which every page has, down to its screen.
const screenImport = /import \* as route[1-9]\d* from ("[^"]+");\n/g
const screenModule = /(?<=":)route[1-9]\d*/g

/** How the router's own script brings the application in, at its end. */
const entryImport = /(?<=\bimport\("[^"]+"\))(?=;?\s*$)/
// Firefox aborts pending requests on navigation, and reports an error of the page that is left. After a second only a page that is
// still open reports a failed file, and gives up.
const unlessLeft = '.catch(cause=>new Promise((_,tell)=>setTimeout(tell,999,cause)))'

const scriptEnd = '</script>'

/** The script that begins at a place of a page, to its end; nothing where none begins. */
const elementAt = (html: string, at: number) => (at < 0 ? '' : html.slice(at, html.indexOf(scriptEnd, at) + scriptEnd.length))

/** Leaves out the code of the screen: it rests until something needs it (`app/navigation/lazy-hydration.tsx`). */
const withoutScreen = (scripts: string, preloads: readonly string[], entryScript: string) => {
  const [, file] = [...scripts.matchAll(screenImport)][0] ?? []
  // The router preloads what entry and root need first; what follows the screen's own file is for the screen alone.
  const own = file ? preloads.findIndex((link) => link.includes(`href=${file}`)) : -1
  // The data follow the entry script, and contain editors' words.
  const end = scripts.indexOf('</script>', scripts.indexOf(entryScript))
  const code = scripts.slice(0, end).replaceAll(screenImport, '').replaceAll(screenModule, '0').replace(entryImport, unlessLeft)
  if (!code.includes(unlessLeft)) throw new Error('The router’s script does not end with the import of its entry: has its markup changed?')
  return [...(own < 0 ? preloads : preloads.slice(0, own)), code, scripts.slice(end)].join('')
}

/**
 * Leaves the router's scripts, its data and its preloads out of the first load: the page is complete without them. They
 * wait in a template and are brought in together, so that no file waits for another.
 */
export const hydrateOnIntent = (page: string, nonce: string) => {
  const own = ownScript(nonce)
  const scroll = elementAt(page, page.indexOf(`${own}>${scrolling}`))
  // A function, because `$` means something in a text.
  const html = page.replace(scroll, () => '')
  const from = html.indexOf(`${own}>${context}`)
  const to = html.lastIndexOf('</body>')
  const scripts = html.slice(from, to)
  // A silent miss would bring every script back into the first load, and one too many would hide a part of the page.
  if (from < 0 || !scripts.includes(own + entry) || scripts.replaceAll(aside, '') !== '')
    throw new Error('The router\u2019s scripts are not at the end of the page: has its markup changed?')
  // Other screens need other styles than this page has in itself.
  const sheet = stylesheet.exec(html)?.[1]
  const styles = sheet ? `<link rel="preload" as="style" href="${sheet}"/>` : ''
  const later = scroll.replace(`${own}>`, asText) + styles + withoutScreen(scripts, html.match(preload) ?? [], own + entry)
  const shown = html
    .slice(0, from)
    .replaceAll(preload, '')
    .replace('</head>', () => `${own}>${fade}</script>${own} type="speculationrules">${speculation}</script></head>`)
  return `${shown}<template id="later">${later}</template>${own}>${script}</script>${html.slice(to)}`
}

/**
 * Leaves all scripts out, for a page that the router in a browser would read another address for. It fades in by a style: a page that
 * fades out into one that does not is an error in the console. Without scripts none fades.
 */
export const neverHydrate = (html: string, nonce: string) =>
  html
    .replaceAll(preload, '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    // Nothing is there to take the mark away.
    .replace(/(?<=<html[^>]*) data-top="[^"]*"/, '')
    .replace('</head>', () => `<style${nonceAttribute(nonce)}>@media (scripting:enabled){${pageTransition}}</style></head>`)
