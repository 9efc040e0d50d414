import { useLocale } from '../../i18n/locale.ts'
import { Details } from '../../kit/accordion.tsx'
import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Section } from '../../kit/section.tsx'
import { Finder } from '../../sections/finder/finder.tsx'
import { choicesOf, type FinderFilter, type FinderWords } from '../../sections/finder/finder-filter.ts'
import { type Row, RowList } from '../../sections/row-list/row-list.tsx'
import { publicationListAddress } from '../../shell/subscribe.ts'
import styles from './publications.module.css'

type PublicationsProps = {
  block: string
  id: string
  title: string
  words: FinderWords & { file: string }
  filters: readonly FinderFilter[]
  status: string
  rows: readonly Row[]
  /** How many are in sight, and what opens the others. */
  shown: number
  more: string
}

/** Filtered publications: the latest visible, the rest in an accordion, and all of them as a file. */
export const Publications = ({ block, id, title, words, filters, status, rows, shown, more }: PublicationsProps) => {
  const locale = useLocale()
  return (
    <Section block={block} id={id} title={title} ground="tint">
      <Finder filters={filters} words={words} status={status} at={id} />
      <RowList rows={rows.slice(0, shown)} empty={<Empty text={words.empty} way={{ to: `?#${id}`, text: words.all }} />} />
      {rows.length > shown && (
        <Details title={more}>
          <RowList rows={rows.slice(shown)} />
        </Details>
      )}
      {rows.length > 0 && (
        <p className={styles.file}>
          {/* A file and no screen: the router would look for a page. */}
          <a href={publicationListAddress(locale, choicesOf(filters))} download="publications.bib">
            {words.file}
          </a>
        </p>
      )}
    </Section>
  )
}

Publications.parts = (({ id, title, rows }) => [{ id, title, count: rows.length, screens: 2 }]) satisfies PartsOf<PublicationsProps>
