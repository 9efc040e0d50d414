import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')

/**
 * The parts of screens that run code in the browser, and what in them makes the visitor wake the screen. A reviewed list: a part without
 * a field, a button or `data-hydrate` would never run on the first screen (docs/decisions/025-navigation.md).
 */
const wokenBy: Record<string, RegExp> = {
  'forms/receipt.tsx': /<Button\b/,
  'forms/use-submit.ts': /HTMLFormElement/,
  'kit/dialog.tsx': /data-hydrate/,
  'kit/slider-section.tsx': /<IconButton\b/,
  'kit/video.tsx': /data-hydrate/,
  'sections/filter-form/filter-form.tsx': /<form\b/,
}

/** Effects, subscriptions, and handlers of events. */
const code = /\buse(?:Layout|Insertion)?Effect\(|\buseSyncExternalStore\(|\bon[A-Z]\w*=\{/

test('every part of a screen that runs code in the browser has something that wakes the screen', () => {
  const parts = globSync('{pages,blocks,sections,forms,kit}/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] })
  const running = parts.filter((path) => code.test(readFileSync(join(app, path), 'utf8')))
  expect(running.toSorted()).toEqual(Object.keys(wokenBy))
  for (const [path, sign] of Object.entries(wokenBy)) expect(readFileSync(join(app, path), 'utf8'), path).toMatch(sign)
})
