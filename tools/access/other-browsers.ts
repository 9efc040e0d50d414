import type { Step } from '../steps/step.ts'
import { aptInstall } from '../test/apt.ts'
import { findFirefox } from '../test/drivers/firefox.ts'
import { hasWebKit } from '../test/drivers/webkit.ts'

type Other = { name: string; packages: readonly string[]; isHere: () => Promise<boolean> }

const others: readonly Other[] = [
  { name: 'Firefox', packages: ['firefox-esr'], isHere: async () => (await findFirefox()) !== undefined },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], isHere: hasWebKit },
]

/** Installs a browser where that is possible; otherwise its journeys are named and counted as skipped. */
const prepare = ({ name, packages, isHere }: Other): Step => ({
  name,
  run: async () => {
    if (!(await isHere())) {
      console.log(`No ${name} found; installing one.`)
      await aptInstall(packages)
    }
    if (await isHere()) return { passed: 1, failed: 0, skipped: 0 }
    console.log(`${name} SKIPPED: its journeys are not run. Install it, on Debian with: apt-get install ${packages.join(' ')}`)
    return { passed: 0, failed: 0, skipped: 1 }
  },
})

/** Browsers other than Chromium that journeys run in. */
export const otherBrowsers: readonly Step[] = others.map(prepare)
