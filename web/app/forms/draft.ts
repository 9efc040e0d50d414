import { begunUntil } from './begun.ts'

// A browser may deny storage; forms work without.
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

type Draft = {
  at: number
  /** The query of the address it was typed at, which may choose something too. */
  search: string
  values: Readonly<Record<string, string>>
  key: { said: string; value: string }
}

const prefix = 'draft '

/** Lifetime of a draft in milliseconds: somebody else may use the device later. */
const longest = 30 * 60_000

const kept = () =>
  Object.entries<string>(sessionStorage)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, draft]) => [name, JSON.parse(draft) as Draft] as const)

/** Drops expired drafts of all forms; without any, no form counts as begun. */
const tidy = () => {
  for (const [name, { at }] of kept()) if (Date.now() - at >= longest) sessionStorage.removeItem(name)
  if (kept().length === 0) sessionStorage.removeItem(begunUntil)
}

/** The unsent input of a form, kept in the tab until it is sent: a reload or a lost connection costs nothing. */
export const draftOf = (form: string, path: string) => {
  const name = `${prefix}${form} ${path}`
  return {
    /** The key goes with it: sent again after a reload, it is still the same request. */
    save: ({ values, key }: Pick<Draft, 'values' | 'key'>) =>
      attempt(() => {
        const draft: Draft = { at: Date.now(), search: location.search, values, key }
        sessionStorage.setItem(name, JSON.stringify(draft))
        sessionStorage.setItem(begunUntil, String(draft.at + longest))
      }),
    read: () =>
      attempt(() => {
        tidy()
        return Object.fromEntries<Draft>(kept())[name]
      }),
    forget: () =>
      attempt(() => {
        sessionStorage.removeItem(name)
        tidy()
      }),
  }
}

/** The campaign of this visit's first page, from its URL; stored by the inline script of every page. */
export const campaignOf = (): string | null => attempt(() => sessionStorage.getItem('utm')) ?? null
