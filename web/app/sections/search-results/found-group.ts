/** Ranges of a text: start and end of each. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/** One thing that was found, and where it leads, if anywhere. */
export type FoundResult = {
  key: string
  title: string
  /** Distinguishes results of the same title. */
  note?: string
  lead: string
  to: string | null
  fallback: readonly string[]
  /** Highlighted ranges. */
  marks: { readonly title: Ranges; readonly lead: Ranges }
  /** Its language, if it is not the page's. */
  elsewhere?: { name: string; tag: string }
}

/** Results of one kind. */
export type FoundGroup = { kind: string; title: string; results: readonly FoundResult[] }
