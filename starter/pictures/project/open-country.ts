import type { Art } from '../hand/canvas.ts'
import { mountains } from '../land/ridges.ts'
import { clouds, litBy, placeSun, sky } from '../land/sky.ts'

/** Sky and mountains over open country. */
export const openCountry = (art: Art, horizon: number, tall = 0.44) => {
  const { r, w, h } = art
  const sun = placeSun(art)
  const back = sky(art, sun, r.chance(0.5) ? clouds(art, h * 0.18) : '') + mountains(art, sun, { horizon, tall: h * tall, plain: true })
  return { sun, lit: litBy(art, sun), back, right: sun.x > w / 2 }
}
