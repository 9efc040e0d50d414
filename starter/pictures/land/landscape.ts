import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { fields, forest, lake, orchard, poplars, shoreForest, turbines, yurts } from './growth.ts'
import { grass, tulips } from './meadow.ts'
import { mountains } from './ridges.ts'
import { birds, type Calm, clouds, litBy, placeSun, sky } from './sky.ts'
import type { Stand } from './stand.ts'
import { type Swell, swell } from './swell.ts'

type Scene = {
  /** What lies between the far hills and the middle ones. */
  behind?: (stand: Stand) => string
  /** What is on the middle hill. */
  on?: (stand: Stand) => string
  /** How far the middle hill lies below the horizon. */
  sink?: number
}

const scenes = {
  forest: { behind: forest },
  lake: { behind: (stand) => lake(stand) + shoreForest(stand), sink: 0.3 },
  yurts: { on: yurts },
  poplars: { on: poplars },
  fields: { on: fields },
  orchard: { on: orchard },
  turbines: { on: turbines },
} as const satisfies Record<string, Scene>

type LandscapeScene = keyof typeof scenes

/** Scenes of a landscape. */
export const landscapeScenes = [
  'forest',
  'yurts',
  'lake',
  'poplars',
  'orchard',
  'fields',
  'turbines',
] as const satisfies readonly LandscapeScene[]

/** The land below the Alatau: far ridges, hills, plants or buildings, grass in the foreground. */
export const landscape = (art: Art, name: LandscapeScene, calm?: Calm) => {
  const { r, w, h, unit, c } = art
  const scene: Scene = scenes[name]
  const sun = placeSun(art, calm)
  const horizon = h * (calm === 'top' ? 0.85 : calm === 'left' ? 0.76 : r.between(0.63, 0.73))
  const tall = h * (calm === 'top' ? 0.26 : calm === 'left' ? 0.6 : r.between(0.4, 0.54))
  const veil = !calm && r.chance(0.6) ? clouds(art, h * r.between(0.14, 0.3)) : ''
  // To the right of the sun when there is text: the longest headings, which are Kazakh, reach past the middle.
  const clear = calm ? r.between(0.88, 0.93) : sun.x < w / 2 ? r.between(0.5, 0.8) : r.between(0.2, 0.45)
  const flock = r.chance(0.6) ? birds(art, w * clear, h * r.between(0.2, 0.34), unit * 0.028) : ''
  const back = sky(art, sun, veil) + mountains(art, sun, { horizon, tall, calm }) + flock

  const far = swell(art, {
    y: horizon + h * 0.08,
    height: h * 0.1,
    fill: mix(c.ridges[2], c.ridges[3], 0.55),
    mist: c.ridges[3],
    waves: r.between(0.8, 1.5),
  })
  const mid = swell(art, {
    y: horizon + h * (scene.sink ?? (calm === 'top' ? 0.08 : calm === 'left' ? 0.13 : 0.19)),
    height: h * 0.12,
    fill: c.ridges[3],
    mist: c.ridges[4],
    waves: r.between(0.6, 1.2),
  })
  const stand: Stand = { art, sun, lit: litBy(art, sun), horizon, hill: mid, calm }
  const near: Swell = swell(art, { y: h, height: h * 0.12, fill: c.ridges[4], mist: c.ridges[5], waves: r.between(0.5, 1) })
  return (
    back +
    far.body +
    (scene.behind?.(stand) ?? '') +
    mid.body +
    (scene.on?.(stand) ?? '') +
    near.body +
    grass(art, near.at, c.ridges[5], mix(c.accent, c.ridges[4], 0.15)) +
    (!calm && r.chance(0.5) ? tulips(art, near.at) : '')
  )
}
