import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))

// To learn that a file of Drizzle is a module, Node reads Drizzle's package.json, 180 KB, for each of a hundred files: a third of
// the loading time. All of them are modules.
const drizzle = import.meta.resolve('drizzle-orm').replace(/[^/]*$/, '')
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.startsWith(drizzle) && context.conditions.includes('import')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
