import { useWords } from '../../i18n/words.ts'
import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Pagination } from '../../kit/pagination.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { Section } from '../../kit/section.tsx'
import { CardGrid } from '../card-grid/card-grid.tsx'
import facts from '../compact-facts/compact-facts.module.css'
import { programCard } from '../entries/program-card.ts'
import { Finder } from '../finder/finder.tsx'
import type { OtherKeys } from '../finder/finder-filter.ts'
import { choicesOf, type FinderWords, type Finder as ProgramsFound } from './finder.ts'

const place = 'programs'

type FinderProps = {
  finder: ProgramsFound
  words: FinderWords
  keep?: OtherKeys
  /** Results are in a separate section below; here is only their count. */
  isListedBelow?: boolean
}

/** Paging of the results. */
export const FinderPages = ({ finder, words, keep = {} }: FinderProps) => (
  <Pagination label={words.pages} page={finder.page} last={finder.last} keep={{ ...choicesOf(finder), ...keep }} at={place} />
)

/** Programs of a level, narrowed by any of their facts: the choices, how many they leave, and those as cards. */
export const ProgramFinder = ({ finder, words, keep = {}, isListedBelow = false }: FinderProps) => {
  const dictionary = useWords()
  return (
    <Section block="programs" id={place} title={words.title} page={finder.page} ground="tint">
      <Finder filters={finder.filters} words={words} status={finder.status} at={place} keep={keep} />
      {finder.programs.length === 0 && <Empty text={words.empty} way={{ to: searchOf(keep) || '?', text: words.all }} />}
      {!isListedBelow && (
        <>
          <div className={facts.compact}>
            <CardGrid kind="panel" items={finder.programs.map((program) => programCard(program, dictionary))} empty={null} />
          </div>
          <FinderPages finder={finder} words={words} keep={keep} />
        </>
      )}
    </Section>
  )
}

ProgramFinder.parts = (({ finder, words, isListedBelow }) => [
  { id: place, title: words.title, screens: isListedBelow ? 1 : 1 + finder.programs.length * 0.4 },
]) satisfies PartsOf<FinderProps>
