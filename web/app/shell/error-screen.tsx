import { isRouteErrorResponse, useHref, useLocation } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Section } from '../kit/section.tsx'
import { spokenIn } from '../kit/spoken.ts'
import styles from './error-screen.module.css'
import { useFrame } from './frame.ts'

/** What was thrown on purpose says its status; anything else nobody meant. */
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

const MainSections = () => {
  const words = useWords()
  const menu = useFrame()?.header
  const ways = menu?.items.flatMap((item, at) => {
    const to = item.url ?? item.children?.[0]?.url
    return to ? [{ ...item, to, at }] : []
  })
  if (!menu || !ways?.length) return null
  return (
    <Section block="sections" title={words.sections}>
      <div className={styles.grid}>
        {ways.map(({ title, desc, to, at }) => (
          <Card key={to} kind="panel" to={to} title={title} titleLang={spokenIn(menu, `items.${at}.title`)}>
            {desc && <p lang={spokenIn(menu, `items.${at}.desc`)}>{desc}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}

/** What stands in place of a screen that cannot be shown; does without anything from the content service. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  const words = useWords()
  const { pathname, search } = useLocation()
  const here = useHref(pathname + search)
  const status = statusOf(error)
  const isLost = status === 404
  const { title, text } = isLost ? words.notFound : words.unavailable
  return (
    <main id="main">
      <title>{`${title} – ${words.name.full}`}</title>
      <meta name="robots" content="noindex" />
      <section className={styles.lost} data-block={isLost ? 'not-found' : 'unavailable'}>
        <div className={styles.wrap}>
          <p className={styles.tag}>{status}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {isLost ? (
            <ButtonLink to="/" text={words.toHome} />
          ) : (
            <a className={styles.again} href={here}>
              {words.unavailable.again}
            </a>
          )}
        </div>
      </section>
      {isLost && <MainSections />}
    </main>
  )
}
