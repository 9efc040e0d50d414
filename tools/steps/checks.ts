import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runReactRouter } from '../start/build.ts'
import { cliOf, root, runNode } from './command.ts'
import { check, StepFailure } from './step.ts'

/** Rejects with the output of the command. */
async function mustSucceed(command: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await command
  if (code !== 0) throw new StepFailure(output.trim())
}

const rooms = ['contract', 'server-kit', 'starter', 'content', 'web', 'admin', 'tools']

/** Checks the arrows of .dependency-cruiser.mjs between the rooms under a folder. */
export async function cruise(cwd = root, folders = rooms) {
  const config = join(root, '.dependency-cruiser.mjs')
  const args = [cliOf('dependency-cruiser', 'depcruise'), '--config', config, '--output-type', 'err-long', ...folders]
  const { code, output } = await runNode({ args, cwd })
  // It doubts that it saw TypeScript without a compiler it knows; it parses with swc, and arrows.test.ts proves that this works.
  return { code, output: output.replace(/\s*‼ missing-tsc-transpiler[\s\S]*$/, '') }
}

export const types = check('types', async () => {
  // Route modules import types that React Router writes; without them every page is an error.
  if (existsSync(join(root, 'web', 'react-router.config.ts'))) await mustSucceed(runReactRouter('typegen'))
  await mustSucceed(runNode({ args: [cliOf('typescript', 'tsc'), '-p', '.'] }))
})

// Biome colours its output even without a terminal.
const colors = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`

export const lint = check('lint', () => mustSucceed(runNode({ args: [cliOf('@biomejs/biome', 'biome'), 'ci', colors, '.'] })))

export const arrows = check('arrows between rooms', () => mustSucceed(cruise()))

export const unused = check('unused exports and files', () =>
  mustSucceed(runNode({ args: [cliOf('knip', 'knip'), '--include', 'exports,types,files', '--reporter', 'compact', '--no-progress'] })),
)
