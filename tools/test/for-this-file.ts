import { afterAll } from 'vitest'

/**
 * Something that a test file starts at its top, before its first test, and that ends after its last one. What is started
 * later ends first.
 */
export const forThisFile = async <T>(starting: Promise<T>, end: (started: T) => Promise<unknown>): Promise<T> => {
  const started = await starting
  afterAll(() => end(started))
  return started
}
