import * as all from './all.ts'
import type { BlockView } from './block-view.ts'

/** The view of every block type. */
export const everyView: readonly BlockView[] = Object.values(all)
