import { apiBase } from '@narkhoz/contract/api.ts'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import { account } from '@narkhoz/contract/pages/account.ts'
import { addressedKinds, listedAddress } from '@narkhoz/contract/pages/addressed-kinds.ts'
import { error as errorPage } from '@narkhoz/contract/pages/error.ts'
import { addressesOf, matchPage, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'

/** `npm run access` looks at every address in every language; a usual run at each screen once. */
export const isThorough = process.env.THOROUGH === 'yes'

/**
 * The languages of a browser test: one in a usual run, chosen by a number, because the words of every page are checked without a
 * browser; all of them in `npm run access`.
 */
export const browserLocales = (turn: number): readonly Locale[] =>
  isThorough ? locales : [locales[turn % locales.length] ?? defaultLocale]

type ListRow = { slug: string | null; id: number; path?: string; project?: { id: number } }

const get = async (contentUrl: string, path: string): Promise<ListRow[]> => {
  const answer = await fetch(`${contentUrl}${apiBase}/${path}${path.includes('?') ? '&' : '?'}limit=100&lang=kz`)
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return ((await answer.json()) as { data: ListRow[] }).data
}

/** Every address of the site without language: from declarations and content. */
export const everyAddress = async (contentUrl: string): Promise<string[]> => {
  const lists = await Promise.all(
    addressedKinds.map(async (entity) => (await get(contentUrl, entity.plural)).flatMap((entry) => listedAddress(entity, entry) ?? [])),
  )
  const registered: readonly RegisteredPage[] = pages
  const all = new Set([...registered.flatMap(addressesOf), ...lists.flat()])
  // The one address that is there to be not found.
  all.delete(errorPage.address)
  // Leads away from the site.
  all.delete(account.address)
  return [...all]
}

/** One address of each page, or of each screen where several share one: enough to see every screen. */
export const oneOfEach = (addresses: readonly string[]): string[] => {
  const byPage = Map.groupBy(addresses, (address) => matchPage(address.split('?', 1)[0] ?? '')?.page.name)
  return [...byPage.values()].flatMap(([first]) => (first ? [first] : []))
}
