import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { buildAll } from './build.ts'

// For setups without `npm start`, which builds by itself.
try {
  await buildAll((line) => console.error(line))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
