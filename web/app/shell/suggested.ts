/** What the search box is told while somebody types. */
export type Suggestions = { label: string; told: string; items: readonly { title: string; note: string; to: string }[] }
