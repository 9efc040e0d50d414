import { join } from 'node:path'
import { root } from '../steps/command.ts'
import { buildWeb } from './build.ts'
import { serve } from './serve.ts'

await serve({
  mode: 'production',
  scripts: { content: [join(root, 'content', 'main.ts')], web: [join(root, 'web', 'server', 'main.ts')] },
  prepare: buildWeb,
})
