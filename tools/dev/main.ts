import { join } from 'node:path'
import { contentArguments } from '../start/arguments.ts'
import { buildRoom } from '../start/build.ts'
import { serve } from '../start/serve.ts'
import { root } from '../steps/command.ts'

await serve({
  mode: 'development',
  // The site's server applies changes by itself (Vite); the content service restarts.
  scripts: { content: ['--watch', ...contentArguments], web: [join(root, 'web', 'server', 'main.ts')] },
  // The content service serves the built screens; to work on them, run `npx vite build --watch` in `admin`.
  prepare: (log) => buildRoom('admin', log),
})
