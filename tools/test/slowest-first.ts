import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Tests that walk over every address, screen or entity take longest: started last, they would keep one worker busy while the others
 * are idle.
 */
const isWalk = ({ moduleId }: Pick<TestSpecification, 'moduleId'>) => /^every-/.test(basename(moduleId))

/** Puts the long walks before everything else, which stays in its order. */
export const slowestFirst = <T extends Pick<TestSpecification, 'moduleId'>>(files: readonly T[]): T[] => [
  ...files.filter(isWalk),
  ...files.filter((file) => !isWalk(file)),
]

/** The order of test files. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return slowestFirst(await super.sort(files))
  }
}
