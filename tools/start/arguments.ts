import { join } from 'node:path'
import { root } from '../steps/command.ts'

/**
 * Node options of the service. Its young generation would otherwise grow to a size that the service never needs and never releases:
 * 260 MB at rest instead of 140 (docs/decisions/012-memory-at-rest.md).
 */
export const contentArguments = ['--max-semi-space-size=4', join(root, 'content', 'main.ts')]

/**
 * Node options of the site. Nearly everything that a request allocates is garbage at once: the larger the young generation, the
 * rarer its collections. V8 starts with 1 MB, which costs a tenth of the throughput of cached pages, and grows to 32, which takes
 * 100 MB more without gain.
 */
export const webArguments = ['--min-semi-space-size=16', '--max-semi-space-size=16', join(root, 'web', 'server', 'main.ts')]

/** A variable of glibc: many arenas release little of their memory. Other libraries ignore it. */
export const memoryVariables = { MALLOC_ARENA_MAX: '2' }
