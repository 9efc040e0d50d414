import { languageTags } from '@narkhoz/contract/locales.ts'
import { Fragment, type ReactNode, useId } from 'react'
import { noBreakDash } from '../format/no-break-dash.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { MoreLink } from './button.tsx'
import { Under } from './heading.tsx'
import styles from './section.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every section may say about itself. */
export type SectionProps = {
  /** The stable handle `data-block`. */
  block: string
  title: string | null
  titleLang?: string | undefined
  /** The page number of its list; read with the heading from the second on. */
  page?: number | undefined
  lead?: ReactNode
  more?: { to: string; text: string; lang?: string | undefined } | undefined
  /** Content next to the heading instead of a link: the buttons of a carousel. */
  aside?: ReactNode
  /** Less space around: the results below a form come into the first window. */
  isCompact?: boolean
  /** White by default; `ornament` is the strong one with its pattern of horns, once a page at most. */
  ground?: 'tint' | 'strong' | 'ornament' | undefined
  /** Content that runs to the window's edge, such as a slider. */
  wide?: ReactNode
  /** What address `#…` leads here, where that is not the handle. */
  id?: string | undefined
  children?: ReactNode
}

/** The classes of a ground. */
export const groundClass = (ground: SectionProps['ground']) =>
  ground === 'ornament' ? `${styles.strong} ${styles.ornament}` : ground ? styles[ground] : ''

type SectionTitleProps = Pick<SectionProps, 'titleLang' | 'page'> & { id: string; title: string }

/** The heading of a chapter, with the page of its list for those who cannot see where they are in it. */
export const SectionTitle = ({ id, title, titleLang, page = 1 }: SectionTitleProps) => {
  const words = useWords().kit
  const own = languageTags[useLocale()]
  return (
    <h2 id={id} lang={titleLang}>
      {noBreakDash(title)}
      {page > 1 && <VisuallyHidden lang={titleLang && own}>{`, ${words.inList(words.page(page))}`}</VisuallyHidden>}
    </h2>
  )
}

/** A section of a page: heading, an optional lead and link, and the content. */
export const Section = ({
  block,
  title,
  titleLang,
  page,
  lead,
  more,
  aside,
  isCompact,
  ground,
  wide,
  id = block,
  children,
}: SectionProps) => {
  const heading = useId()
  const Inside = title ? Under : Fragment
  return (
    <section
      className={`${styles.section} ${isCompact ? styles.compact : ''} ${groundClass(ground)}`}
      id={id}
      data-block={block}
      aria-labelledby={title ? heading : undefined}
    >
      <div className={styles.wrap}>
        {(title || lead || more || aside) && (
          <div className={styles.head}>
            <div>
              {title && <SectionTitle id={heading} title={title} titleLang={titleLang} page={page} />}
              {lead && (
                <div className={styles.lead}>
                  <Inside>{lead}</Inside>
                </div>
              )}
            </div>
            {aside ?? (more && <MoreLink {...more} />)}
          </div>
        )}
        <Inside>{children}</Inside>
      </div>
      <Inside>{wide}</Inside>
      {/* Next to the buttons of a carousel there is no room for the link: it is below. */}
      {aside && more && (
        <p className={`${styles.wrap} ${styles.after}`}>
          <MoreLink {...more} />
        </p>
      )}
    </section>
  )
}
