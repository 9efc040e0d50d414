import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { cliOf, run, runNode } from '../steps/command.ts'
import { StepFailure } from '../steps/step.ts'
import { aptInstall } from './apt.ts'

/** How tests start the browser: as root in a container, without anything that calls home or waits for a first visit. */
const launchFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Whether it really starts: a file alone says nothing about the libraries it needs. */
async function starts(path: string): Promise<boolean> {
  const { code } = await run(path, ['--version'], { timeout: 30_000 })
  return code === 0
}

// The headless shell first: the same engine, and a page opens for a third of the processor time.
const systemNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macNames = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...macNames].filter((path) => existsSync(path))
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

const installed = () => firstThatStarts([...systemBrowsers(), ...[chromium.executablePath()].filter((path) => existsSync(path))])

const installWithApt = () => aptInstall(['chromium-headless-shell', 'fonts-noto-core'], ['chromium', 'fonts-noto-core'])

const installs: readonly (() => Promise<unknown>)[] = [
  () => runNode({ args: [cliOf('playwright-core', 'playwright-core'), 'install', 'chromium'], visible: true }),
  installWithApt,
]

/** A Chromium that starts: CHROMIUM_PATH, the system's, Playwright's own, and at last one that is installed now. */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await starts(wanted)) return wanted
    throw new StepFailure(`CHROMIUM_PATH is ${wanted}, and that does not start: correct it or remove it.`)
  }
  const present = await installed()
  if (present) return present
  for (const install of installs) {
    console.log('No Chromium found; installing one.')
    await install()
    const found = await installed()
    if (found) return found
  }
  throw new StepFailure('The journeys need a browser and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

/** Starts a browser for journeys. */
export const launchBrowser = async () => chromium.launch({ executablePath: await findBrowser(), args: launchFlags })
