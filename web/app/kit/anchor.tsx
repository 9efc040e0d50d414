import type { AnchorHTMLAttributes } from 'react'
import { Link, useLocation } from 'react-router'
import { isFile } from './is-file.ts'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link that editors lead to a dialog: on the dialog's own screen it opens in place and gets the focus back. */
const DialogAnchor = ({ to, name, ...rest }: AnchorProps & { name: string }) => {
  const isHere = useLocation().pathname === to.slice(0, to.indexOf('?'))
  return <Link to={to} discover="none" {...rest} {...(isHere && { preventScrollReset: true, 'data-opens': name, 'data-lively': true })} />
}

/** A link: to a page of this site in the visitor's language, or to whatever else the address says. */
export const Anchor = ({ to, ...rest }: AnchorProps) => {
  if (!to.startsWith('/') || isFile(to)) return <a href={to} {...rest} />
  const name = /\?modal=([\w-]+)$/.exec(to)?.[1]
  return name ? <DialogAnchor to={to} name={name} {...rest} /> : <Link to={to} discover="none" {...rest} />
}
