import { expect, test } from 'vitest'
import { readLock } from '../test/lockfile.ts'
import { billOfMaterials } from './bill-of-materials.ts'

test('everything that is shipped is in the bill, with licence and hash, and nothing that only we work with', async () => {
  const bill = JSON.parse(await billOfMaterials()) as { bomFormat: string; components: { purl: string; hashes?: unknown[] }[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const named = new Set(
    bill.components.map(({ purl }) =>
      decodeURIComponent(purl)
        .replace('pkg:npm/', '')
        .replace(/(?<=.)@[^@]*$/, ''),
    ),
  )
  const { packages } = await readLock()
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const shipped = Object.entries(packages).flatMap(([path, { dev, link }]) =>
    path.includes('node_modules/') && !dev && !link ? [nameOf(path)] : [],
  )
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter((name) => !named.has(name))).toEqual([])
  for (const tool of ['fast-check', '@biomejs/biome', 'playwright-core']) expect(named.has(tool), tool).toBe(false)
})
