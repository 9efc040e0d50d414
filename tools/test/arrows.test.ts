import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ladder, layers } from '../../.dependency-cruiser.mjs'
import { cruise } from '../steps/checks.ts'
import { root } from '../steps/command.ts'

async function cruiseOver(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { code, output } = await cruise(folder, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))])
    return { code, broken: [...output.matchAll(/error ([\w-]+): (\S+)/g)].map(([, rule, file]) => `${rule} ${file}`).sort() }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const module = 'export const it: number = 1\nexport type It = typeof it\n'

const rooms = {
  'contract/a.ts': module,
  'server-kit/a.ts': module,
  'starter/a.ts': module,
  'content/a.ts': module,
  'web/app/kit/a.tsx': 'export const A = (): unknown => <p>{1 satisfies number}</p>\n',
  'web/app/blocks/a.ts': module,
  'web/app/shell/a.ts': module,
  'web/app/.server/a.ts': module,
  'web/app/format/a.ts': module,
  'content/storage/a.ts': module,
  'content/entries/a.ts': module,
  'content/search/a.ts': module,
  'content/operator/a.ts': module,
  'content/http/a.ts': module,
  'admin/a.ts': module,
  'tools/start/a.ts': module,
}

test('arrows that are drawn are allowed', async () => {
  const result = await cruiseOver({
    ...rooms,
    'contract/b.ts': `import * as v from 'valibot'\nimport type { It } from './a.ts'\nexport const b: It = v.parse(v.number(), 1)\n`,
    'contract/b.test.ts': `import { test } from 'vitest'\nimport './b.ts'\ntest.todo('b')\n`,
    'server-kit/b.ts': `import { it } from '../contract/a.ts'\nexport { it }\n`,
    'web/server/b.ts': `import { it } from '../../server-kit/a.ts'\nexport { it }\n`,
    'content/b.ts': `import { it } from '../contract/a.ts'\nimport { readFile } from 'node:fs'\nexport { it, readFile }\n`,
    'starter/b.ts': `import { it } from '../contract/a.ts'\nexport { it }\n`,
    'content/seed/b.ts': `import { it } from '../../starter/a.ts'\nexport { it }\n`,
    'content/http/b.ts': `import { it } from '../search/a.ts'\nexport { it }\n`,
    'content/search/b.ts': `import { it } from '../entries/a.ts'\nexport { it }\n`,
    'content/storage/b.test.ts': `import { it } from '../http/a.ts'\nexport { it }\n`,
    'web/app/.server/b.ts': `import { it } from '../blocks/a.ts'\nexport { it }\n`,
    'web/app/pages/b.tsx': `import { A } from '../kit/a.tsx'\nimport { Link } from 'react-router'\nimport type { Route } from './+types/b'\nexport const B = (_: Route) => <Link to="/"><A /></Link>\n`,
    'web/e2e/b.ts': `import { it } from '../../tools/start/a.ts'\nexport { it }\n`,
    'admin/app/b.ts': `import { Link } from 'react-router'\nimport { it } from '../../contract/a.ts'\nexport { it, Link }\n`,
    'admin/e2e/b.ts': `import { it } from '../../tools/start/a.ts'\nexport { it }\n`,
    'tools/b.ts': `import { it } from '../content/a.ts'\nexport { it }\n`,
    'tools/soak/b.ts': `import { it } from '../../web/e2e/b.ts'\nexport { it }\n`,
  })
  expect(result).toEqual({ code: 0, broken: [] })
})

const planted: readonly [rule: string, file: string, text: string][] = [
  ['contract-stands-alone', 'contract/b1.ts', `import { it } from '../content/a.ts'\nexport const b: number = it\n`],
  ['contract-stands-alone', 'contract/b2.ts', `import { readFile } from 'node:fs'\nexport { readFile }\n`],
  ['contract-stands-alone', 'contract/b3.ts', `import { Hono } from 'hono'\nexport { Hono }\n`],
  ['contract-tests-stand-alone', 'contract/b4.test.ts', `import { it } from '../content/a.ts'\nexport { it }\n`],
  ['server-kit-knows-the-contract-only', 'server-kit/b5.ts', `import { it } from '../content/a.ts'\nexport { it }\n`],
  ['server-kit-is-for-servers', 'web/app/kit/b6.ts', `import { it } from '../../../server-kit/a.ts'\nexport { it }\n`],
  ['starter-knows-the-contract-only', 'starter/b7.ts', `import { it } from '../content/a.ts'\nexport { it }\n`],
  ['starter-is-for-the-seed', 'content/b8.ts', `import { it } from '../starter/a.ts'\nexport { it }\n`],
  ['web-knows-the-contract-only', 'web/server/b9.ts', `export { it } from '../../starter/a.ts'\n`],
  ['content-knows-the-contract-only', 'content/b10.ts', `export { it } from '../tools/start/a.ts'\n`],
  ['web-knows-the-contract-only', 'web/server/b11.ts', `import type { It } from '../../content/a.ts'\nexport type B = It\n`],
  ['web-knows-the-contract-only', 'web/app/pages/b12.tsx', `export const b = () => <p>{String(import('../../../content/a.ts'))}</p>\n`],
  ['journeys-start-the-site-from-outside', 'web/e2e/b13.ts', `import { it } from '../../content/a.ts'\nexport { it }\n`],
  ['admin-knows-the-contract-only', 'admin/b14.ts', `import { it } from '../content/a.ts'\nexport { it }\n`],
  ['tools-know-content-and-contract-only', 'tools/b15.ts', `import { it } from '../admin/a.ts'\nexport { it }\n`],
  ['the-soak-knows-journeys', 'tools/soak/b16.ts', `import { it } from '../../web/app/blocks/a.ts'\nexport { it }\n`],
  ['journeys-of-editors-start-everything-from-outside', 'admin/e2e/b17.ts', `import { it } from '../../content/a.ts'\nexport { it }\n`],
  ['router-stays-in-web-and-admin', 'content/b18.ts', `import { Link } from 'react-router'\nexport { Link }\n`],
  ['app-server-looks-down', 'web/app/.server/b19.ts', `import { it } from '../shell/a.ts'\nexport { it }\n`],
  ['app-blocks-looks-down', 'web/app/blocks/b20.ts', `import type { It } from '../.server/a.ts'\nexport type B = It\n`],
  ['app-i18n-looks-down', 'web/app/i18n/b21.ts', `import { it } from '../format/a.ts'\nexport { it }\n`],
  ['content-storage-looks-down', 'content/storage/b22.ts', `import { it } from '../entries/a.ts'\nexport { it }\n`],
  ['content-entries-looks-down', 'content/entries/b23.ts', `import { it } from '../search/a.ts'\nexport { it }\n`],
  ['content-accounts-looks-down', 'content/accounts/b24.ts', `import type { It } from '../http/a.ts'\nexport type B = It\n`],
  ['content-seed-looks-down', 'content/seed/b25.ts', `import { it } from '../operator/a.ts'\nexport { it }\n`],
  ['app-kit-looks-down', 'web/app/kit/b26.tsx', `import { it } from '../blocks/a.ts'\nexport const B = () => <p>{it}</p>\n`],
  ['no-circles', 'content/b27.ts', `import './b27.ts'\n`],
  ['everything-resolves', 'content/b28.ts', `import { it } from './missing.ts'\nexport { it }\n`],
]

// Planted together, each in a file of its own: a cruise takes seconds, whatever it finds.
const found = cruiseOver({ ...rooms, ...Object.fromEntries(planted.map(([, file, text]) => [file, text])) })

test.each(planted)('%s is reported in %s', async (rule, file) => {
  expect((await found).broken.filter((one) => one.endsWith(` ${file}`))).toEqual([`${rule} ${file}`])
})

test('breaches fail the check, and nothing else is reported', async () => {
  const { code, broken } = await found
  expect(code).toBeGreaterThan(0)
  expect(broken).toEqual(planted.map(([rule, file]) => `${rule} ${file}`).toSorted())
})

test.each([
  ['content', ladder, ['testing']],
  ['web/app', layers.filter((layer) => layer !== 'routes'), []],
])('every folder of %s has its place in the order', async (room, places, others) => {
  const entries = await readdir(join(root, room), { withFileTypes: true })
  const folders = entries.flatMap((entry) => (entry.isDirectory() && !['node_modules', 'build'].includes(entry.name) ? [entry.name] : []))
  expect(folders.toSorted()).toEqual([...places, ...others].toSorted())
})
