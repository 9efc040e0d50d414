import type { ButtonHTMLAttributes } from 'react'
import { Anchor } from './anchor.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { Drawing } from './sprite.tsx'

type ActionProps = { to: string; text: string; lang?: string | undefined }

/** `pale` is for the strong background; `quiet` is the secondary one. */
type Kind = 'pale' | 'quiet'

const classOf = (kind: Kind | undefined) => `${styles.button} ${kind ? styles[kind] : ''}`

/** The one action of a banner or a band: a link that looks like a button. */
export const ButtonLink = ({ to, text, lang, pale = false, quiet = false }: ActionProps & { [K in Kind]?: boolean }) => (
  <Anchor className={classOf(pale ? 'pale' : quiet ? 'quiet' : undefined)} to={to} lang={lang}>
    {text} <Icon name="arrow" />
  </Anchor>
)

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind }

/** Does something on this page; sends the form around it unless it says otherwise. */
export const Button = ({ kind, type = 'submit', className = '', ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={`${classOf(kind)} ${className}`} />
)

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: Drawing; label: string }

/** A round icon button with an accessible name. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={styles.round} aria-label={label}>
    <Icon name={icon} />
  </button>
)

/** A quiet way on, after a list or a text. */
export const MoreLink = ({ to, text, lang }: ActionProps) => (
  <Anchor className={styles.more} to={to} lang={lang}>
    {text} <Icon name="arrow" />
  </Anchor>
)
