import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import type { historyTimeline } from '@narkhoz/contract/entities/history-timeline.ts'
import { blockPart } from '../../blocks/block-part.ts'
import { BlockSection } from '../../blocks/block-section.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Timeline } from '../../kit/timeline.tsx'
import type { Entry } from '../../sections/entries/entry.ts'
import { historyEvent } from '../../sections/entries/history-event.tsx'

type TimelineSectionProps = { block: AnyBlockAnswer; entries: readonly Entry<typeof historyTimeline>[] }

/** The years of the university under the heading and the words of their block. */
export const TimelineSection = ({ block, entries }: TimelineSectionProps) => (
  <BlockSection block={block}>
    <Timeline events={entries.map(historyEvent)} />
  </BlockSection>
)

TimelineSection.parts = (({ block, entries }) => [
  { ...blockPart(block), screens: entries.length * 0.25 },
]) satisfies PartsOf<TimelineSectionProps>
