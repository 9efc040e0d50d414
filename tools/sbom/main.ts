import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../steps/command.ts'
import { billOfMaterials } from './bill-of-materials.ts'

const file = join(root, 'build', 'sbom.cdx.json')
await mkdir(dirname(file), { recursive: true })
await writeFile(file, await billOfMaterials())
console.log('Written: build/sbom.cdx.json')
