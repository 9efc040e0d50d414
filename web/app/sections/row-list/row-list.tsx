import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Details } from '../../kit/accordion.tsx'
import { Anchor } from '../../kit/anchor.tsx'
import { Empty } from '../../kit/empty.tsx'
import { type Fact, Facts } from '../../kit/facts.tsx'
import { Heading, Under } from '../../kit/heading.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LanguageNote } from '../../kit/language-note.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Tag } from '../../kit/tag.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import styles from './row-list.module.css'

/** A list item for a row; missing properties are left out. */
export type Row = {
  key: string | number
  /** The id of its element, where it is the only one on the screen. */
  anchor?: string | undefined
  /** The key of the row in large type: a day, a rank, a year. */
  mark?: ReactNode
  /** Text below the mark. */
  markNote?: string | undefined
  /** Text after the mark in its line, in small type: the suffix of an ordinal and the unit. */
  markUnit?: string | undefined
  to?: string | null | undefined
  title: string
  titleLang?: string | undefined
  tag?: string | null | undefined
  tagLang?: string | undefined
  text?: string | null | undefined
  textLang?: string | undefined
  /** Text at the end of the row: time and place, author. */
  aside?: string | null | undefined
  asideLang?: string | undefined
  facts?: readonly Fact[] | undefined
  /** Further links of the row. Their accessible names include the entry. */
  links?: readonly { to: string; text: string }[] | undefined
  about?: { html: string; lang?: string | undefined } | null | undefined
}

const RowView = ({ row, details }: { row: Row; details: string }) => (
  <article className={`${styles.row} ${row.mark ? '' : styles.plain}`}>
    {row.mark && (
      <p className={styles.mark}>
        {row.markUnit ? (
          <b>
            {row.mark}
            <small>{row.markUnit}</small>
          </b>
        ) : (
          row.mark
        )}
        {row.markNote && ' '}
        {row.markNote && <span>{row.markNote}</span>}
      </p>
    )}
    <div className={styles.words}>
      {row.tag && <Tag text={row.tag} lang={row.tagLang} />}
      <Heading lang={row.titleLang}>{row.to ? <Anchor to={row.to}>{row.title}</Anchor> : row.title}</Heading>
      <LanguageNote lang={row.titleLang} />
      {row.text && (
        <p className={styles.text} lang={row.textLang}>
          {row.text}
        </p>
      )}
      {row.about && (
        <Under>
          <Details title={details}>
            <RichText {...row.about} />
          </Details>
        </Under>
      )}
    </div>
    <div className={styles.aside}>
      {row.aside && <p lang={row.asideLang}>{row.aside}</p>}
      {row.facts && <Facts facts={row.facts} />}
      {row.links?.map(({ to, text }) => (
        <p key={to} className={styles.text}>
          <Anchor to={to}>
            {text}
            <VisuallyHidden lang={row.titleLang}>: {row.title}</VisuallyHidden>
          </Anchor>
        </p>
      ))}
    </div>
    {row.to && <Icon name="arrow" className={styles.arrow} />}
  </article>
)

type RowListProps = { rows: readonly Row[]; empty?: ReactNode }

/** Entries as rows: events, ratings, vacancies, publications, results and whatever else is read from top to bottom. */
export const RowList = ({ rows, empty = <Empty /> }: RowListProps) => {
  const { details } = useWords().kit
  if (rows.length === 0) return empty
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key} id={row.anchor}>
          <RowView row={row} details={details} />
        </li>
      ))}
    </ul>
  )
}
