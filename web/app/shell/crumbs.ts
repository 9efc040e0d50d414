import { fallbackLang } from '../format/fallback-lang.ts'
import type { RootData, Step } from './root-data.ts'

/** A step of the breadcrumb; one without an address is no link. */
export type Crumb = Omit<Step, 'to'> & { to?: string | undefined }

/**
 * The menu item of a page. One without an address leads to its first child, unless the page is among its children: «Schools» above
 * one school would lead to another.
 */
const partOf = (frame: RootData | undefined, titles: readonly string[], pathname: string): Crumb | undefined => {
  const at = frame?.way.item
  const item = at === undefined ? undefined : frame?.header?.items[at]
  // An item with the title of its child would be repeated.
  if (!frame?.header || !item || titles.includes(item.title)) return undefined
  const isSibling = item.children?.some(({ url }) => url === pathname)
  const to = item.url ?? (isSibling ? undefined : item.children?.[0]?.url)
  return { title: item.title, to: to === pathname ? undefined : to, lang: fallbackLang(frame.header, `items.${at}.title`) }
}

/** The way from the main page to a page, without either of them. `own` are the steps that only the page's answer knows. */
export const crumbsAbove = (
  frame: RootData | undefined,
  page: { title: string },
  pathname: string,
  own: readonly Step[] = [],
): readonly Crumb[] => {
  const above = [...(frame?.way.above ?? []), ...own]
  const part = partOf(
    frame,
    [page, ...above].map(({ title }) => title),
    pathname,
  )
  return part ? [part, ...above] : above
}
