/** Stretches of a text: where each begins and where it ends. */
export type Ranges = readonly (readonly [from: number, to: number])[]

/** One thing that was found, and where it leads, if anywhere. */
export type FoundResult = {
  key: string
  title: string
  /** What tells it from others of its title. */
  note?: string
  lead: string
  to: string | null
  fallback: readonly string[]
  /** What was looked for in it. */
  marks: { readonly title: Ranges; readonly lead: Ranges }
  /** The language it is told in and leads to, where that is not the page's. */
  elsewhere?: { name: string; tag: string }
}

/** What was found of one kind. */
export type FoundGroup = { kind: string; title: string; results: readonly FoundResult[] }
