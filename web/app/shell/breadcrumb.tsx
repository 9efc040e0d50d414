import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { spokenIn } from '../kit/spoken.ts'
import styles from './breadcrumb.module.css'

/** Where the page stands. */
export const Breadcrumb = ({ page }: { page: { title: string; fallback: readonly string[] } }) => {
  const words = useWords()
  return (
    <nav className={styles.crumbs} aria-label={words.breadcrumb} data-breadcrumb>
      <ol>
        <li>
          <Anchor to="/">{words.home}</Anchor>
        </li>
        <li aria-current="page" lang={spokenIn(page, 'title')}>
          {page.title}
        </li>
      </ol>
    </nav>
  )
}
