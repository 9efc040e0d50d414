import type { AnchorHTMLAttributes } from 'react'
import { createPath, useLocation } from 'react-router'
import { useAddressOf } from '../i18n/locale.ts'

type HereLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The query that this screen is to have. */
  search: string
  /** The place on it to go to. */
  at?: string | undefined
  /** Whether the page stays where it was scrolled to. */
  stays?: boolean
}

/** A link to the current screen with another query. */
export const SamePageLink = ({ search, at, stays, ...rest }: HereLinkProps) => {
  const { pathname } = useLocation()
  const address = createPath({ pathname: useAddressOf(pathname), search, hash: at ?? '' })
  return <a {...rest} href={address} data-stays={stays || undefined} />
}
