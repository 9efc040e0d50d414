/** What was typed into a form and not sent yet, kept in the tab until it is: a reload or a lost connection costs nothing. */
export const draftOf = (form: string, path: string) => {
  const name = `draft ${form} ${path}`
  // A browser may refuse to keep anything; the form works without.
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    save: (values: Readonly<Record<string, string>>) => attempt(() => sessionStorage.setItem(name, JSON.stringify(values))),
    read: (): Readonly<Record<string, unknown>> =>
      attempt(() => JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, unknown>) ?? {},
    forget: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/** The campaign that led to the first page of this visit, as its link said it; kept by the script of every page. */
export const campaignOf = (): string | null => {
  try {
    return sessionStorage.getItem('utm')
  } catch {
    return null
  }
}
