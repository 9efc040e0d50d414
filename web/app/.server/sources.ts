/** What an answer was made from, noted by the content client as it is asked. */
export type Sources = {
  /** The kinds whose change makes the answer old. */
  readonly kinds: Set<string>
  /** How many seconds it holds at most, where the time of day went into it. */
  seconds: number | undefined
  /** Whether everything that was asked for was answered; what is made without a part of it is not to be kept. */
  isWhole: boolean
}

/** Nothing asked for yet. */
export const noSources = (): Sources => ({ kinds: new Set(), seconds: undefined, isWhole: true })

/** Notes that an answer of these kinds goes in. */
export const noteSource = (sources: Sources, kinds: readonly string[], seconds?: number) => {
  for (const kind of kinds) sources.kinds.add(kind)
  if (seconds !== undefined) sources.seconds = Math.min(seconds, sources.seconds ?? seconds)
}
