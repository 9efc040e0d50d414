import type { olympiadResult } from '@narkhoz/contract/entities/olympiad-result.ts'
import { useWords } from '../../i18n/words.ts'
import type { PartsOf } from '../../kit/page-part.ts'
import { Section } from '../../kit/section.tsx'
import type { Entry } from '../entries/entry.ts'
import { olympiadRow } from '../entries/olympiad-row.ts'
import { GroupTabs } from '../group-tabs/group-tabs.tsx'
import { type Row, RowList } from '../row-list/row-list.tsx'

type Result = Entry<typeof olympiadResult>

type ResultsProps = {
  results: readonly Result[]
  by: 'year' | 'level'
  words: { title: string; label: string; rest: string }
}

/** The widest stage first; what names none comes last. */
const levels: readonly string[] = ['international', 'national', 'university']
const rank = ({ level }: Result) => (level ? levels.indexOf(level.value) : levels.length)

const withoutYear = ({ mark: _, ...row }: Row): Row => row

/** Students' results at olympiads, by year or by stage; rows do not repeat the tab's name. */
export const OlympiadResults = ({ results, by, words: { title, label, rest } }: ResultsProps) => {
  const words = useWords()
  const sorted =
    by === 'year' ? results.toSorted((one, other) => other.year - one.year) : results.toSorted((one, other) => rank(one) - rank(other))
  const groups = Map.groupBy(sorted, ({ year, level }) => (by === 'year' ? String(year) : (level?.title ?? rest)))
  return (
    <Section block="olympiad-results" title={title} ground="tint">
      {results.length === 0 ? (
        <RowList rows={[]} />
      ) : (
        <GroupTabs
          label={label}
          rest={rest}
          groups={[...groups].map(([name, members]) => {
            const rows = members.map((result) => olympiadRow(by === 'level' ? { ...result, level: null } : result, words))
            return {
              key: name,
              title: name,
              count: members.length,
              content: <RowList rows={by === 'year' ? rows.map(withoutYear) : rows} />,
            }
          })}
        />
      )}
    </Section>
  )
}

OlympiadResults.parts = (({ words }) => [{ id: 'olympiad-results', title: words.title, screens: 1.6 }]) satisfies PartsOf<ResultsProps>
