import type { Art } from '../hand/canvas.ts'
import type { Calm, Lit, Sun } from './sky.ts'
import type { Swell } from './swell.ts'

/** The ground for plants and buildings. */
export type Stand = { art: Art; sun: Sun; lit: Lit; horizon: number; hill: Swell; calm: Calm | undefined }
