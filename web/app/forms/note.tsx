import type { ReactNode, Ref } from 'react'
import { Heading } from '../kit/heading.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from './note.module.css'

type NoteProps = {
  kind: 'good' | 'bad'
  title: string
  text?: string
  /** Focuses it, so that it is read before anything else. */
  focusAt?: Ref<HTMLDivElement>
  /** On a page that was made to say it, the focus begins here. */
  isFirst?: boolean | undefined
  children?: ReactNode
}

const icons = { good: 'check', bad: 'alert' } as const
const roles = { good: 'status', bad: 'alert' } as const

/** What became of a form: a word, a drawing and a colour together. */
export const Note = ({ kind, title, text, focusAt, isFirst, children }: NoteProps) => (
  <div
    className={`${styles.note} ${styles[kind]}`}
    role={roles[kind]}
    ref={focusAt}
    tabIndex={focusAt || isFirst ? -1 : undefined}
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent, and this says what the answer is
    autoFocus={isFirst}
  >
    <Icon name={icons[kind]} />
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {children}
  </div>
)
