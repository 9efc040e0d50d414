import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { openingHoursIn } from '@narkhoz/contract/forms/opening-hours.ts'
import type { OpeningHours } from '@narkhoz/contract/forms/visit.ts'

/**
 * The opening hours that a page tells its visitors in its contacts; nothing where it has none that a program understands. A line that is
 * only rung receives nobody: its hours are not the office's.
 */
export const openingHoursOf = (blocks: readonly AnyBlockAnswer[]): OpeningHours | undefined =>
  blocks.flatMap((block) =>
    block.type === 'contacts'
      ? block.items.flatMap(({ hours, email, address }) => (hours && (email || address) ? [openingHoursIn(hours)] : []))
      : [],
  )[0]
