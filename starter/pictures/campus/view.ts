import type { Art } from '../hand/canvas.ts'
import type { Lit, Sun } from '../land/sky.ts'

/** What every campus scene starts from. */
export type View = { art: Art; sun: Sun; lit: Lit; pointed: boolean }
