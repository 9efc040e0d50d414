import { join } from 'node:path'
import { contentArguments } from '../start/arguments.ts'
import { buildRoom } from '../start/build.ts'
import { serve } from '../start/serve.ts'
import { root } from '../steps/command.ts'

await serve({
  mode: 'development',
  // The site's server brings changes in by itself (Vite); the content service is started anew.
  scripts: { content: ['--watch', ...contentArguments], web: [join(root, 'web', 'server', 'main.ts')] },
  // The content service serves them as they were built; whoever works on them runs `npx vite build --watch` in `admin`.
  prepare: (log) => buildRoom('admin', log),
})
