import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import type { Menu, Step, Way } from './root-data.ts'

/** The addresses above a path as the declarations say, the nearest last. */
const addressesAbove = (path: string): string[] => {
  const parent = matchPage(path)?.page.parent
  return parent ? [...addressesAbove(parent), parent] : []
}

const childrenOf = (menu: Menu) =>
  menu.items.flatMap((item, at) =>
    (item.children ?? []).map((child, index) => ({ ...child, at, name: `items.${at}.children.${index}.title` })),
  )

const stepIn = (menu: Menu, to: string): Step | undefined => {
  const child = childrenOf(menu).find(({ url }) => url === to)
  return child && { title: child.title, to, lang: fallbackLang(menu, child.name) }
}

/** The item of most pages in a section: for pages that are not in the menu. */
const itemOfSection = (menu: Menu, section: string) => {
  const counts = menu.items.map(({ children }) => (children ?? []).filter(({ url }) => matchPage(url)?.page.section === section).length)
  const most = Math.max(...counts)
  return most > 0 ? counts.indexOf(most) : undefined
}

const itemOf = (menu: Menu, path: string) => {
  const found = menu.items.findIndex(({ url, children }) => url === path || children?.some((child) => child.url === path))
  if (found >= 0) return found
  const section = matchPage(path)?.page.section
  return section && section !== 'main' ? itemOfSection(menu, section) : undefined
}

/** The breadcrumb of a path without language. The title of a parent page that is not in the menu is loaded by `titleOf`. */
export const breadcrumbTo = async (
  path: string,
  header: Menu | null,
  titleOf: (path: string) => Promise<Omit<Step, 'to'> | undefined>,
): Promise<Way> => {
  const addresses = addressesAbove(path)
  const steps = addresses.map(async (to) => {
    const known = header && stepIn(header, to)
    if (known) return [known]
    const titled = await titleOf(to)
    return titled ? [{ ...titled, to }] : []
  })
  return { item: header ? itemOf(header, addresses[0] ?? path) : undefined, above: (await Promise.all(steps)).flat() }
}
