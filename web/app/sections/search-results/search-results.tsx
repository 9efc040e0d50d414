import { Fragment } from 'react'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Heading, Under } from '../../kit/heading.tsx'
import { Tag } from '../../kit/tag.tsx'
import type { FoundGroup, FoundResult, Ranges } from './found-group.ts'
import { markedParts } from './marked-parts.ts'
import styles from './search-results.module.css'

/** A text with highlighted matches. */
const Marked = ({ text, ranges }: { text: string; ranges: Ranges }) =>
  markedParts(text, ranges).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    part.isMatch ? <mark key={at}>{part.text}</mark> : <Fragment key={at}>{part.text}</Fragment>,
  )

/** A result in another language is a page of another language, which the router does not know. */
const ResultLink = ({ result: { title, note, marks, to, elsewhere } }: { result: FoundResult }) => {
  const text = (
    <>
      <Marked text={title} ranges={marks.title} />
      {note && `\u00a0· ${note}`}
    </>
  )
  if (!to) return text
  return elsewhere ? (
    <a href={to} hrefLang={elsewhere.tag}>
      {text}
    </a>
  ) : (
    <Anchor to={to}>{text}</Anchor>
  )
}

const Result = ({ result }: { result: FoundResult }) => {
  const { lead, marks, elsewhere } = result
  return (
    <li>
      {elsewhere && <Tag text={elsewhere.name} lang={elsewhere.tag} />}
      <Heading className={styles.title} lang={elsewhere?.tag ?? fallbackLang(result, 'title')}>
        <ResultLink result={result} />
      </Heading>
      {lead && (
        <p className={styles.lead} lang={elsewhere?.tag ?? fallbackLang(result, 'lead')}>
          <Marked text={lead} ranges={marks.lead} />
        </p>
      )}
    </li>
  )
}

/** Results of one kind, or of other languages, under its name. */
export const FoundList = ({ title, results }: Pick<FoundGroup, 'title' | 'results'>) => (
  <div className={styles.group}>
    <Heading>{title}</Heading>
    <Under>
      <ul className={styles.results}>
        {results.map((result) => (
          <Result key={result.key} result={result} />
        ))}
      </ul>
    </Under>
  </div>
)

/** Results by kind, with highlighted matches. */
export const SearchResults = ({ groups }: { groups: readonly FoundGroup[] }) => (
  <div className={styles.groups}>
    {groups.map(({ kind, ...group }) => (
      <FoundList key={kind} {...group} />
    ))}
  </div>
)
