import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'

const timelineAt = constants.historyTimelinePosition
const positions: readonly number[] = [...Object.values(fixedIds.history).map(({ position }) => position), timelineAt]

const isTimeline = ({ type, position }: AnyBlockAnswer) => type === 'timeline' && position === timelineAt

/**
 * The numbered blocks of the history page: the first at each of its positions, in order. The timeline's own block is included only
 * with entries.
 */
export const historyBlocks = (blocks: readonly AnyBlockAnswer[], hasTimeline: boolean): AnyBlockAnswer[] =>
  positions
    .toSorted((one, other) => one - other)
    .flatMap((position) => {
      const found = blocks.find((block) => block.position === position && (position !== timelineAt || isTimeline(block)))
      return found && (hasTimeline || !isTimeline(found)) ? [found] : []
    })
