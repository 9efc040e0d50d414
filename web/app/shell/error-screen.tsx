import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { isRouteErrorResponse } from 'react-router'
import { fallbackLang } from '../format/fallback-lang.ts'
import type { Dictionary } from '../i18n/dictionary.ts'
import { useAddressOf, useLocale } from '../i18n/locale.ts'
import { pathWords } from '../i18n/path-words.ts'
import { useWords } from '../i18n/words.ts'
import { Card } from '../kit/card.tsx'
import { Grid } from '../kit/grid.tsx'
import { Section } from '../kit/section.tsx'
import { Tag } from '../kit/tag.tsx'
import styles from './error-screen.module.css'
import { guessesMark } from './guesses-mark.ts'
import { mainSections } from './main-sections.ts'
import lost from './pictures/lost.svg'
import { type Menu, useRootData } from './root-data.ts'
import { SearchForm } from './search-form.tsx'
import { useAddress } from './use-address.ts'

/** Texts of each status that is thrown on purpose. */
const kinds: Readonly<Record<number, 'notFound' | 'previewOver' | 'unavailable'>> = {
  404: 'notFound',
  410: 'previewOver',
  503: 'unavailable',
}

/**
 * A thrown response has a status; anything else is unexpected. The server's own errors reach the browser as plain ones, so a
 * TypeError in a browser is its own: mostly a page's data or code that could not be loaded, without a status.
 */
const read = (error: unknown) => {
  if (!import.meta.env.SSR && error instanceof TypeError) return { kind: navigator.onLine ? 'unavailable' : 'offline' } as const
  const status = isRouteErrorResponse(error) ? error.status : 500
  return { status, kind: kinds[status] ?? 'broken' } as const
}

type Way = { to: string; title: string; text: string | null; titleLang?: string | undefined; textLang?: string | undefined }

/** The menu items; one without an address leads to its first child. */
const waysIn = (menu: Menu): Way[] =>
  menu.items.flatMap(({ title, desc, url, children }, at) => {
    const to = url ?? children?.[0]?.url
    const spoken = (name: string) => fallbackLang(menu, `items.${at}.${name}`)
    return to ? [{ to, title, text: desc, titleLang: spoken('title'), textLang: spoken('desc') }] : []
  })

const knownWays = (words: Dictionary['mainSections']): Way[] => mainSections.map(({ name, to }) => ({ to, ...words[name] }))

const MainSections = () => {
  const words = useWords()
  const menu = useRootData()?.header
  return (
    <Section block="sections" title={words.sections}>
      <Grid columns={3}>
        {(menu ? waysIn(menu) : knownWays(words.mainSections)).map(({ to, title, text, titleLang, textLang }) => (
          <li key={to}>
            <Card kind="panel" to={to} title={title} titleLang={titleLang}>
              {text && <p lang={textLang}>{text}</p>}
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

/** The fallback of a screen that fails; needs nothing from the content service. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  const words = useWords()
  const locale = useLocale()
  const { pathname, search } = useAddress()
  const here = useAddressOf(pathname + search)
  const { status, kind } = read(error)
  const { title, text } = words[kind]
  return (
    <main id="main">
      <title>{`${title}${titleDash[locale]}${words.name.full}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.lost} data-block={kind === 'notFound' ? 'not-found' : kind === 'previewOver' ? 'preview-over' : kind}>
        <img className={styles.scene} src={lost} width={2000} height={900} alt="" />
        <div className={styles.wrap}>
          {status && <Tag text={String(status)} />}
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {kind !== 'notFound' && kind !== 'previewOver' && (
            <a className={styles.again} href={here}>
              {words.unavailable.again}
            </a>
          )}
          <SearchForm query={kind === 'notFound' ? pathWords(pathname) : undefined} />
          {/* The server inserts guesses; in a browser there are none, and the markup stays. */}
          {kind === 'notFound' && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; what the server puts in its place is escaped there
            <div className={styles.guesses} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guessesMark }} />
          )}
        </div>
      </section>
      <MainSections />
    </main>
  )
}
