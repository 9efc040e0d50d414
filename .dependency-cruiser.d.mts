/** Layers of web/app: each may import those that stand behind it. */
export const layers: readonly string[]
/** Folders of content: each may import those that stand behind it. */
export const ladder: readonly string[]
