import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import type { rating } from '@narkhoz/contract/entities/rating.ts'
import { Section } from '../../kit/section.tsx'
import { DualPrograms } from '../dual-programs/dual-programs.tsx'
import type { Entry } from '../entries/entry.ts'
import { ratingRow } from '../entries/rating-row.ts'
import { type Logo, LogoGrid } from '../logo-grid/logo-grid.tsx'
import { RowList } from '../row-list/row-list.tsx'

type SchoolStandingProps = {
  words: { ratings: { title: string; all: string }; partners: { title: string; lead: string; all: string } }
  ratings: readonly Entry<typeof rating>[]
  dualPrograms: readonly Entry<typeof dualProgram>[]
  partners: readonly Logo[]
}

/** Where a school stands: in rankings, abroad and among employers. */
export const SchoolStanding = ({ words, ratings, dualPrograms, partners }: SchoolStandingProps) => (
  <>
    {ratings.length > 0 && (
      <Section block="ratings" title={words.ratings.title} more={{ to: '/ratings', text: words.ratings.all }}>
        <RowList rows={ratings.map(ratingRow)} />
      </Section>
    )}
    <DualPrograms programs={dualPrograms} />
    {partners.length > 0 && (
      <Section
        block="partners"
        title={words.partners.title}
        lead={<p>{words.partners.lead}</p>}
        more={{ to: '/career-development-office', text: words.partners.all }}
      >
        <LogoGrid logos={partners} />
      </Section>
    )}
  </>
)
