import { contentArguments, webArguments } from './arguments.ts'
import { buildAll } from './build.ts'
import { serve } from './serve.ts'

await serve({
  mode: 'production',
  scripts: { content: contentArguments, web: webArguments },
  prepare: buildAll,
})
