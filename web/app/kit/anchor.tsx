import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** Paths that are files and not pages: they have no language and no screen. */
export const isFile = (path: string) => path.startsWith('/files/') || path.startsWith('/media/')

/** A link: to a page of this site in the visitor's language, or to whatever else the address says. */
export const Anchor = ({ to, ...rest }: AnchorProps) =>
  to.startsWith('/') && !isFile(to) ? <Link to={to} discover="none" {...rest} /> : <a href={to} {...rest} />
