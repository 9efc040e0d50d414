import { type Row, RowList } from '../../blocks/row-list/row-list.tsx'
import { MoreFold } from '../../kit/folds.tsx'
import { Section } from '../../kit/section.tsx'

/** How many publications are in sight before a visitor asks for the others. */
export const shownAtOnce = 6

type PublicationsProps = { block: string; id: string; title: string; rows: readonly Row[]; more: string }

/** The newest publications, and all others behind a fold. */
export const Publications = ({ rows, more, ...section }: PublicationsProps) => (
  <Section {...section} ground="tint">
    <RowList rows={rows.slice(0, shownAtOnce)} />
    {rows.length > shownAtOnce && (
      <MoreFold title={more}>
        <RowList rows={rows.slice(shownAtOnce)} />
      </MoreFold>
    )}
  </Section>
)
