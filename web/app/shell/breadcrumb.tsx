import { useLocation } from 'react-router'
import { fallbackLang } from '../format/fallback-lang.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import styles from './breadcrumb.module.css'
import { crumbsAbove } from './crumbs.ts'
import { type Step, useRootData } from './root-data.ts'

type BreadcrumbProps = {
  page: { title: string; fallback: readonly string[] }
  /** Parent pages that only its own answer knows, such as the project of an activity. */
  above?: readonly Step[]
  /** On white instead of on the banner. */
  plain?: boolean
}

/** The breadcrumb: the menu item, the parent pages, the page itself. */
export const Breadcrumb = ({ page, above: own = [], plain = false }: BreadcrumbProps) => {
  const words = useWords()
  const frame = useRootData()
  const above = crumbsAbove(frame, page, useLocation().pathname, own)
  return (
    <nav className={`${styles.crumbs} ${plain ? styles.plain : ''}`} aria-label={words.breadcrumb} data-breadcrumb>
      <ol>
        <li>
          <Anchor to="/">{words.home}</Anchor>
        </li>
        {above.map(({ title, to, lang }) => (
          <li key={title} lang={lang}>
            {to ? <Anchor to={to}>{title}</Anchor> : <span>{title}</span>}
          </li>
        ))}
        <li aria-current="page" lang={fallbackLang(page, 'title')}>
          {page.title}
        </li>
      </ol>
    </nav>
  )
}
