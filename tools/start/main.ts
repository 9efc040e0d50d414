import { contentArguments } from '@narkhoz/content/arguments.ts'
import { buildAll } from './build.ts'
import { serve } from './serve.ts'
import { webArguments } from './web-arguments.ts'

await serve({
  mode: 'production',
  scripts: { content: contentArguments, web: webArguments },
  prepare: buildAll,
})
