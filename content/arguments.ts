import { fileURLToPath } from 'node:url'

/**
 * What Node is started with to run the service. Its youngest generation would otherwise grow to a size that the service
 * never needs and never gives back: 260 MB at rest instead of 140 (docs/decisions/012-memory-at-rest.md).
 */
export const contentArguments = ['--max-semi-space-size=4', fileURLToPath(new URL('./main.ts', import.meta.url))]
