import { constants } from '@narkhoz/contract/constants.ts'
import { begunUntil } from '../../app/forms/begun.ts'
import { visionName } from '../../app/shell/low-vision.ts'
import { nonceAttribute } from '../http/security-headers.ts'
import { stylesheet } from './critical-css.ts'
import { inlineScript } from './inline-script.ts'
import { pageTransition } from './page-transition.ts'

// Stands on every page, so it is written to be small and explained here.
// - A sign of intent is a pointer over or focus on something interactive, a touch or a key. It brings in what waits in the
//   template. Nothing is prevented: a click that comes first does what it does without a script.
// - What a visitor does is painted first: the application comes a tenth of a second after the first sign, and a frame later (decision
//   057). Further signs do not put it off: whoever types fast would never get it.
// - Where the visitor saves data, the page stays as it is: it is complete, and the application costs more than the pages
//   it saves. How fast the line is, is not asked: a browser takes a slow answer for a slow line.
// - What failed to load (offline, or files of a version that is gone) is taken out again and tried at a later sign.
// - After a reload, the entries that the application had made in the history still count as this document. The way back
//   to one of them changes the address only, so the page of that address has to be loaded.
// - The first page of a visit notes the campaign that led here, for the forms; where the browser keeps nothing, nothing is noted.
//   What a browser keeps takes it long to open, so the page comes first.
// - A tab in which a form was begun gets the application at once: what was typed stands there again before anybody types anew.
// - A browser that lacks what the application is built for (the newest of it are `Promise.withResolvers` and popovers, which Firefox
//   has had since different versions) never gets it: half of it would be worse than the page, which works by itself.
// - Where there are no popovers, the panels that they would be are marked as open, one at a time, for their styles to show them.
// - Who is led to a named place gets the application at once: it opens what folds the place away, where the browser has not.
// - The top of a page is painted first: what lies below is laid out after that (decision 056), and at once for who comes to a place
//   further down, or comes back.
// - A page is kept without the query keys that its declaration does not name. Its links to other languages take them along.
// - Paper tells the day: only the browser knows it, and a page that nobody has touched is printed, too. English is British here; to
//   other languages the country means nothing.
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
 * What the browser may get ready when a visitor presses a link, before they let go: a page of this site, unless the application is
 * awake and follows the link itself, or the address does something or is a file.
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

// The browser brings whoever reloads a page back to where they were; the router's own script for it would only run on every page.
// React looks for it when it takes the page over, so it is kept, as a text.
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
// Firefox stops what is on its way when a visitor goes on to another page, and tells of it as an error of the page that is left. A second
// later only a page that is still there tells of a file that it could not get, and gives up.
const unlessLeft = '.catch(cause=>new Promise((_,tell)=>setTimeout(tell,999,cause)))'

const scriptEnd = '</script>'

/** The script that begins at a place of a page, to its end; nothing where none begins. */
const elementAt = (html: string, at: number) => (at < 0 ? '' : html.slice(at, html.indexOf(scriptEnd, at) + scriptEnd.length))

/** Leaves out the code of the screen: it rests until something needs it (`app/navigation/resting-screen.tsx`). */
const withoutScreen = (scripts: string, preloads: readonly string[], entryScript: string) => {
  const [, file] = [...scripts.matchAll(screenImport)][0] ?? []
  // The router preloads what entry and root need first; what follows the screen's own file is for the screen alone.
  const own = file ? preloads.findIndex((link) => link.includes(`href=${file}`)) : -1
  // Behind the entry script stand the data, and in those editors' words.
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
