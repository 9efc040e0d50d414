import { join } from 'node:path'
import { contentArguments } from '@narkhoz/content/arguments.ts'
import { root } from '../steps/command.ts'
import { buildWeb } from './build.ts'
import { serve } from './serve.ts'

await serve({
  mode: 'production',
  scripts: { content: contentArguments, web: [join(root, 'web', 'server', 'main.ts')] },
  prepare: buildWeb,
})
