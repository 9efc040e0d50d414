import { draftPrefix } from './begun.ts'

// A browser may refuse to keep anything; forms work without.
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** What was typed into a form and not sent yet, kept in the tab until it is: a reload or a lost connection costs nothing. */
export const draftOf = (form: string, path: string) => {
  const name = `${draftPrefix}${form} ${path}`
  // Somebody else may sit here later.
  const longest = 30 * 60_000
  type Draft = { at: number; values: Readonly<Record<string, string>>; key: { said: string; value: string } }
  const read = (): Draft | undefined =>
    attempt(() => {
      const draft = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null
      if (draft && Date.now() - draft.at < longest) return draft
      sessionStorage.removeItem(name)
      return undefined
    })
  return {
    /** The key goes with it: sent again after a reload, it is still the same request. */
    save: (draft: Omit<Draft, 'at'>) => attempt(() => sessionStorage.setItem(name, JSON.stringify({ ...draft, at: Date.now() }))),
    read,
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/** The campaign that led to the first page of this visit, as its link said it; kept by the script of every page. */
export const campaignOf = (): string | null => attempt(() => sessionStorage.getItem('utm')) ?? null
