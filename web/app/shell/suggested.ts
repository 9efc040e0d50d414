/** The response of the suggestions route. */
export type Suggestions = { label: string; told: string; items: readonly { title: string; note: string; to: string }[] }
