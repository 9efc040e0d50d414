import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, slab, stroke } from '../hand/shapes.ts'
import { screen } from '../objects/screens.ts'
import { tableTop } from '../sets/table-top.ts'

/** An open laptop on a desk, next to a cup. */
export const laptop = (art: Art) => {
  const { r, c } = art
  const shell = mix(c.wall[1], c.wall[2], 0.4)
  const keys = [56, 63, 70].map((y, row) => `M${-78 - row * 5} ${y}H${78 + row * 5}`).join('')
  const cup =
    path('M116 40H148L144 78H120Z', c.accent) +
    stroke('M148 48Q164 50 146 68', c.accent, 6) +
    stroke('M126 30q-6 -8 0 -16t0 -14M138 30q-6 -8 0 -14t0 -12', mix(c.wall[0], c.ridges[1], 0.4), 3, 'opacity=".7"')
  return tableTop(
    art,
    path(slab(-98, -82, 196, 126, 7), c.deep) +
      screen(art, { x: -90, y: -75, w: 180, h: 112 }, r.pick(['code', 'bars', 'ring', 'peaks']), true) +
      path('M-100 46H100L122 80H-122Z', shell) +
      stroke(keys, mix(shell, c.deep, 0.45), 4.4, 'stroke-dasharray="5 6"') +
      path('M-122 80H122V86Q122 89 118 89H-118Q-122 89 -122 86Z', mix(shell, c.deep, 0.3)) +
      cup,
  )
}
