import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path } from '../hand/shapes.ts'
import { poplar } from '../land/trees.ts'

/** A row of poplars for windbreaks, used by scenes of the village. */
export const windbreak = (art: Art, y: number, lit: -1 | 1, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const tree = poplar(from + at * art.h * 0.06, y, art.h * 0.22 * art.r.between(0.85, 1.1), lit)
    return path(tree.body, mix(art.c.ridges[2], art.c.ridges[3], 0.6)) + path(tree.shade, art.c.ridges[4])
  }).join('')
