import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import type { rating } from '@narkhoz/contract/entities/rating.ts'
import { useWords } from '../../i18n/words.ts'
import type { PartsOf } from '../../kit/page-part.ts'
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

/** A school's standing: in rankings, abroad and among employers. */
export const SchoolStanding = ({ words, ratings, dualPrograms, partners }: SchoolStandingProps) => {
  const dictionary = useWords()
  return (
    <>
      {ratings.length > 0 && (
        <Section block="ratings" title={words.ratings.title} more={{ to: '/ratings', text: words.ratings.all }}>
          <RowList rows={ratings.map((item) => ratingRow(item, dictionary))} />
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
}

SchoolStanding.parts = (({ words, ratings, dualPrograms, partners }, { dualPrograms: dual }) => [
  ...(ratings.length > 0 ? [{ id: 'ratings', title: words.ratings.title, screens: 0.7 }] : []),
  ...(dualPrograms.length > 0 ? [{ id: 'dual-programs', title: dual.title, screens: 1 }] : []),
  ...(partners.length > 0 ? [{ id: 'partners', title: words.partners.title, screens: 1.5 }] : []),
]) satisfies PartsOf<SchoolStandingProps>
