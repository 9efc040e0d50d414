import type { AnchorHTMLAttributes } from 'react'
import { useLocation } from 'react-router'
import { useAddressOf } from '../i18n/locale.ts'
import { isFile } from './is-file.ts'
import { SamePageLink } from './same-page-link.tsx'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A plain link, which is followed in place like those in editors' texts (`navigation/use-plain-links.ts`). */
const PageAnchor = ({ to, ...rest }: AnchorProps) => <a {...rest} href={useAddressOf(to)} />

/** A link that editors lead to a dialog: on the dialog's own screen it opens in place and gets the focus back. */
const DialogAnchor = ({ to, name, ...rest }: AnchorProps & { name: string }) => {
  const query = to.indexOf('?')
  if (useLocation().pathname !== to.slice(0, query)) return <PageAnchor to={to} {...rest} />
  return <SamePageLink {...rest} search={to.slice(query)} stays data-opens={name} data-hydrate />
}

/** A link: to a page of this site in the visitor's language, or to whatever else the address says. */
export const Anchor = ({ to, ...rest }: AnchorProps) => {
  if (!to.startsWith('/') || isFile(to)) return <a href={to} {...rest} />
  const name = /\?modal=([\w-]+)$/.exec(to)?.[1]
  return name ? <DialogAnchor to={to} name={name} {...rest} /> : <PageAnchor to={to} {...rest} />
}
