import { Fragment, type ReactNode } from 'react'
import styles from './contact-link.module.css'
import { phoneAddress, piecesOf } from './contact-pieces.ts'

/** A phone number as a link; other text of the field stays text. */
export const Phone = ({ number }: { number: string }) => {
  const pieces = piecesOf(number)
  if (pieces.some(({ to }) => to)) return <Reachable text={number} />
  return (
    <a className={styles.phone} href={phoneAddress(number)}>
      {number}
    </a>
  )
}

/** A phone number or a mailbox as text; in a narrow column a mailbox breaks before `@` or a dot and not just anywhere. */
export const ReachText = ({ text }: { text: string }) =>
  (text.includes('@') ? text.split(/(?=[@.])/) : [text]).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of an address is its place in it
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** An address that can be written to. */
export const Email = ({ address }: { address: string }) => (
  <a className={styles.mail} href={`mailto:${address}`}>
    <ReachText text={address} />
  </a>
)

/** A plain text whose phone numbers and mailboxes can be tapped. */
const Reachable = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: shown, to }, at) => {
    if (!to) return shown
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is its place in it
    if (to.startsWith('mailto:')) return <Email key={at} address={shown} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is its place in it
      <a key={at} className={styles.phone} href={to}>
        {shown}
      </a>
    )
  })

/** Linkifies a plain text; other nodes are unchanged. */
export const reachable = (content: ReactNode): ReactNode => (typeof content === 'string' ? <Reachable text={content} /> : content)
