import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { openingHoursIn } from '@narkhoz/contract/forms/opening-hours.ts'
import type { OpeningHours } from '@narkhoz/contract/forms/visit.ts'

/** The opening hours in a page's contacts; undefined if they cannot be parsed. Hours of a phone line are not those of the office. */
export const openingHoursOf = (blocks: readonly AnyBlockAnswer[]): OpeningHours | undefined =>
  blocks.flatMap((block) =>
    block.type === 'contacts'
      ? block.items.flatMap(({ hours, email, address }) => (hours && (email || address) ? [openingHoursIn(hours)] : []))
      : [],
  )[0]
