import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { goldOf } from '../hand/tinctures.ts'

/** Gold, silver and bronze. */
export const metals = ({ c }: Art) => [goldOf(c), mix(c.wall[0], c.ridges[2], 0.3), mix('#b06a35', c.ridges[2], 0.25)] as const
