import * as all from './all.ts'
import type { BlockView } from './block-view.ts'

/** The view of every block type, for screens whose blocks editors choose freely. A screen that knows its blocks imports those. */
export const everyView: readonly BlockView[] = Object.values(all)
