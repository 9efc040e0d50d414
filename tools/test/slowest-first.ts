import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What walks over every address, screen or entity takes longest: begun last, it would keep one worker busy while the others are done. */
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
