import { join } from 'node:path'
import { root } from '../steps/command.ts'

/**
 * What Node is started with to run the service. Its youngest generation would otherwise grow to a size that the service
 * never needs and never gives back: 260 MB at rest instead of 140 (docs/decisions/012-memory-at-rest.md).
 */
export const contentArguments = ['--max-semi-space-size=4', join(root, 'content', 'main.ts')]

/**
 * What Node is started with to run the site. Nearly everything that a request leaves behind is garbage at once: the larger the
 * youngest generation, the less often it is looked through. V8 starts with 1 MB, which cost a tenth of sending a kept page, and
 * grows to 32, which takes 100 MB more and gains nothing.
 */
export const webArguments = ['--min-semi-space-size=16', '--max-semi-space-size=16', join(root, 'web', 'server', 'main.ts')]

/** A variable of glibc, because threads that each keep memory of their own give little of it back. Other libraries ignore it. */
export const memoryVariables = { MALLOC_ARENA_MAX: '2' }
