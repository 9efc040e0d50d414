/** The id of an entry's element on the screens that list it, and so the fragment of its address there: `question-12`. */
export const entryAnchor = (kind: string, id: number) => `${kind}-${id}`

/** The entry that a fragment names, if it names one. */
export const entryAt = (fragment: string): { kind: string; id: number } | undefined => {
  const [, kind, id] = /^([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,8})$/.exec(fragment) ?? []
  return kind && id ? { kind, id: Number(id) } : undefined
}

/** The id of an office on the contacts screen: by its phone, which stays when editors put another office before it. */
export const officeAnchor = (phone: string) => `office-${phone.replace(/\D/g, '')}`
