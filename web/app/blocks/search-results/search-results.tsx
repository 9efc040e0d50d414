import { Fragment } from 'react'
import { Anchor } from '../../kit/anchor.tsx'
import { Heading, Under } from '../../kit/heading.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { FoundGroup, FoundResult } from './found-group.ts'
import { markedParts } from './marked-parts.ts'
import styles from './search-results.module.css'

/** A text with what was looked for marked in it. */
const Marked = ({ text, query }: { text: string; query: string }) =>
  markedParts(text, query).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    part.isMatch ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
  )

const Result = ({ result, query }: { result: FoundResult; query: string }) => {
  const title = <Marked text={result.title} query={query} />
  return (
    <li>
      <Heading className={styles.title} lang={spokenIn(result, 'title')}>
        {result.to ? <Anchor to={result.to}>{title}</Anchor> : title}
      </Heading>
      {result.lead && (
        <p className={styles.lead} lang={spokenIn(result, 'lead')}>
          <Marked text={result.lead} query={query} />
        </p>
      )}
    </li>
  )
}

/** What was found, by kind, with the words that were looked for marked. */
export const SearchResults = ({ groups, query }: { groups: readonly FoundGroup[]; query: string }) => (
  <div className={styles.groups}>
    {groups.map(({ kind, title, results }) => (
      <div key={kind} className={styles.group}>
        <Heading>{title}</Heading>
        <Under>
          <ul className={styles.results}>
            {results.map((result) => (
              <Result key={result.id} result={result} query={query} />
            ))}
          </ul>
        </Under>
      </div>
    ))}
  </div>
)
