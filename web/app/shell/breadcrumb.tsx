import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { spokenIn } from '../kit/spoken.ts'
import styles from './breadcrumb.module.css'
import { type Step, useFrame } from './frame.ts'

type BreadcrumbProps = {
  page: { title: string; fallback: readonly string[] }
  /** Pages above it that only its own answer knows, such as the project of an activity. */
  above?: readonly Step[]
  /** On white instead of on the banner. */
  plain?: boolean
}

/** Where the page stands: the part of the menu, the pages above it, itself. */
export const Breadcrumb = ({ page, above: own = [], plain = false }: BreadcrumbProps) => {
  const words = useWords()
  const frame = useFrame()
  const above = [...(frame?.way.above ?? []), ...own]
  const item = frame?.way.item === undefined ? undefined : frame.header?.items[frame.way.item]
  // A part of the menu that is called like what stands under it would only be said twice.
  const part = item && ![page, ...above].some(({ title }) => title === item.title) ? item : undefined
  return (
    <nav className={`${styles.crumbs} ${plain ? styles.plain : ''}`} aria-label={words.breadcrumb} data-breadcrumb>
      <ol>
        <li>
          <Anchor to="/">{words.home}</Anchor>
        </li>
        {part && frame?.header && (
          <li lang={spokenIn(frame.header, `items.${frame.way.item}.title`)}>
            {part.url ? <Anchor to={part.url}>{part.title}</Anchor> : <span>{part.title}</span>}
          </li>
        )}
        {above.map(({ title, to, lang }) => (
          <li key={to} lang={lang}>
            <Anchor to={to}>{title}</Anchor>
          </li>
        ))}
        <li aria-current="page" lang={spokenIn(page, 'title')}>
          {page.title}
        </li>
      </ol>
    </nav>
  )
}
