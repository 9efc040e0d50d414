import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { constants } from '@narkhoz/contract/constants.ts'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { brandColours } from './brand-colours.ts'
import { hoverMedia } from './hover-media.ts'
import { olderBrowsers } from './older-browsers.ts'

/** Puts the project's way of loading a screen's code in the place of the router's (decision 025 says why). */
const ownRouteModules = (): Plugin => {
  let isReplaced = false
  return {
    name: 'own-route-modules',
    enforce: 'pre',
    apply: 'build',
    // The server loads no screens; and it runs the router from its package.
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js/ },
      handler() {
        isReplaced = true
        return `export { loadRouteModule } from ${JSON.stringify(join(import.meta.dirname, 'app/navigation/load-route-module.ts'))}`
      },
    },
    buildEnd(error) {
      // A silent miss would bring back reloads at a failed prefetch.
      if (!error && !isReplaced) this.error('The router no longer loads screens in lib/dom/ssr/routeModules.js: has it changed?')
    },
  }
}

const taken = new Map<string, string>()

/** A short class name: it is repeated on every page and in its inlined styles. */
const shortName = (name: string, file: string) => {
  const [path = ''] = relative(import.meta.dirname, file).split('?')
  const whole = `${path} ${name}`
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 4)}`
  const other = taken.get(short) ?? whole
  if (other !== whole) throw new Error(`${other} and ${whole} have the same short name: one of them needs another name.`)
  taken.set(short, whole)
  return short
}

export default defineConfig({
  plugins: [ownRouteModules(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's advice to developers, which production has nobody to read.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: {
              groups: [
                // React and the router change with their versions only, so a visitor keeps this file over many deployments.
                {
                  name: 'vendor',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
                  priority: 2,
                },
                // What every page needs is one file and not a dozen, each shared by another set of screens.
                { name: 'frame', test: /[\\/]app[\\/]root\.tsx/, priority: 1 },
                // What screens are put together from, fetched with the first of them: a dozen crumbs each would cost a phone more.
                {
                  name: 'views',
                  test: /[\\/]app[\\/](?:blocks|sections|kit|format|forms)[\\/]|[\\/]contract[\\/]|[\\/]valibot[\\/]/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
  css: { postcss: { plugins: [brandColours(), olderBrowsers(), hoverMedia()] }, modules: { generateScopedName: shortName } },
  build: {
    assetsDir: constants.assets.replaceAll('/', ''),
    // Inlined files would need `data:` in the Content-Security-Policy and repeat on every page.
    assetsInlineLimit: 0,
    // One stylesheet, kept by the browser for every page, instead of half a dozen that each hold up the first paint.
    cssCodeSplit: false,
    // The oldest browsers that show every page (README). For newer ones the minifier writes media queries as ranges, and merges rules
    // whose selectors an older browser does not know with rules that it does, so that it drops both.
    cssTarget: ['chrome87', 'edge87', 'firefox91', 'safari15', 'ios15'],
  },
})
