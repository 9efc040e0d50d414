import { Anchor } from './anchor.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type ActionProps = { to: string; text: string; lang?: string | undefined }

/** The one action of a banner or a band: a link that looks like a button. */
export const ButtonLink = ({ to, text, lang, pale = false }: ActionProps & { pale?: boolean }) => (
  <Anchor className={`${styles.button} ${pale ? styles.pale : ''}`} to={to} lang={lang}>
    {text} <Icon name="arrow" />
  </Anchor>
)

/** A quiet way on, after a list or a text. */
export const MoreLink = ({ to, text, lang }: ActionProps) => (
  <Anchor className={styles.more} to={to} lang={lang}>
    {text} <Icon name="arrow" />
  </Anchor>
)
