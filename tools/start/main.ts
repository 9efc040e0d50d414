import { join } from 'node:path'
import { contentArguments } from '@narkhoz/content/arguments.ts'
import { root } from '../steps/command.ts'
import { buildAll } from './build.ts'
import { serve } from './serve.ts'

// Nearly everything that a request leaves behind is garbage at once: the larger the youngest generation, the less often it is
// looked through. V8 starts with 1 MB, which cost a tenth of sending a kept page.
const webArguments = ['--min-semi-space-size=16', join(root, 'web', 'server', 'main.ts')]

await serve({
  mode: 'production',
  scripts: { content: contentArguments, web: webArguments },
  prepare: buildAll,
})
