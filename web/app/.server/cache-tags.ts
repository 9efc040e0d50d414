/** The tags of a response, collected by the content client call by call. */
export type CacheTags = {
  /** The kinds whose change invalidates the response. */
  readonly kinds: Set<string>
  /** Maximum age in seconds, where the response depends on the clock. */
  seconds: number | undefined
  /** Whether every call succeeded; a page with a part missing is not cached. */
  isComplete: boolean
}

export const emptyCacheTags = (): CacheTags => ({ kinds: new Set(), seconds: undefined, isComplete: true })

/** Adds the kinds of a call. */
export const addCacheTags = (tags: CacheTags, kinds: readonly string[], seconds?: number) => {
  for (const kind of kinds) tags.kinds.add(kind)
  if (seconds !== undefined) tags.seconds = Math.min(seconds, tags.seconds ?? seconds)
}
