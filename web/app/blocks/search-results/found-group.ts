/** One thing that was found, and where it leads, if anywhere. */
export type FoundResult = { id: number; title: string; lead: string; to: string | null; fallback: readonly string[] }

/** What was found of one kind. */
export type FoundGroup = { kind: string; title: string; results: readonly FoundResult[] }
