import type { FoundOnScreen } from '../../.server/search-found.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Pagination } from '../../kit/pagination.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { Section } from '../../kit/section.tsx'
import { ChipLinks } from '../../sections/chip-links/chip-links.tsx'
import { FoundList, SearchResults } from '../../sections/search-results/search-results.tsx'
import styles from './found-section.module.css'

type Words = { results: string; pages: string; corrected: string; bets: string; elsewhere: string; kinds: { label: string; all: string } }

type FoundSectionProps = { query: string; found: FoundOnScreen; words: Words }

/** The corrected query, as a link inside its sentence. */
const Corrected = ({ text, query }: { text: string; query: string }) => {
  const [before = '', after = ''] = text.split('{query}')
  return (
    <p>
      {before}
      <Anchor to={`/search${searchOf({ query })}`}>{query}</Anchor>
      {after}
    </p>
  )
}

const place = 'results'

/** The kinds that the results can be narrowed to; nothing where there is one. */
const Kinds = ({ query, found: { kinds, kind, total }, words }: FoundSectionProps) => {
  if (kinds.length < 2) return null
  const to = (value?: string) => `/search${searchOf({ query, kind: value })}#${place}`
  return (
    <div className={styles.kinds}>
      <ChipLinks
        label={words.kinds.label}
        links={[
          { to: to(), name: words.kinds.all, note: total, isCurrent: kind === undefined },
          ...kinds.map(({ value, title, count }) => ({ to: to(value), name: title, note: count, isCurrent: kind === value })),
        ]}
      />
    </div>
  )
}

/** Results: by kind, then in other languages, page by page. */
export const FoundSection = (props: FoundSectionProps) => {
  const { query, found, words } = props
  const { bets, groups, elsewhere, page, last, told, corrected, kind } = found
  return (
    <Section
      block="results"
      title={words.results}
      page={page}
      lead={
        <>
          <p role="status">{told}</p>
          {corrected && <Corrected text={words.corrected} query={corrected} />}
        </>
      }
      id={place}
    >
      {bets.length > 0 && (
        <div className={styles.bets}>
          <FoundList title={words.bets} results={bets} />
        </div>
      )}
      <Kinds {...props} />
      <SearchResults groups={groups} />
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          <FoundList title={words.elsewhere} results={elsewhere} />
        </div>
      )}
      <Pagination label={words.pages} page={page} last={last} keep={{ query, kind }} at={place} />
    </Section>
  )
}
