import { join } from 'node:path'
import { root } from '../steps/command.ts'

/**
 * What Node is started with to run the site. Nearly everything that a request leaves behind is garbage at once: the larger the
 * youngest generation, the less often it is looked through. V8 starts with 1 MB, which cost a tenth of sending a kept page, and
 * grows to 32, which takes 100 MB more and gains nothing.
 */
export const webArguments = ['--min-semi-space-size=16', '--max-semi-space-size=16', join(root, 'web', 'server', 'main.ts')]
