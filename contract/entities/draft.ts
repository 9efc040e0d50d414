/** An entry to be saved; without an id the next free one of its kind is taken. */
export type Draft = {
  kind: string
  id?: number
  slug?: string | null
  position?: number
  status?: 'draft' | 'published'
  attributes: Record<string, unknown>
}

/** An entry after validation and sanitizing. */
export type ValidDraft = Required<Draft>
