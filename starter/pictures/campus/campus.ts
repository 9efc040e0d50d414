import type { Art } from '../hand/canvas.ts'
import { litBy, placeSun } from '../land/sky.ts'
import { court } from './court.ts'
import { facade } from './facade.ts'
import { garden } from './garden.ts'
import { gate } from './gate.ts'
import { library } from './library.ts'
import { modern } from './modern.ts'
import type { View } from './view.ts'

const scenes = { facade, gate, court, modern, library, garden } as const satisfies Record<string, (view: View) => string>

type CampusScene = keyof typeof scenes

/** Places of the campus. */
export const campusScenes = ['facade', 'modern', 'court', 'library', 'gate', 'garden'] as const satisfies readonly CampusScene[]

/** A place of the campus. */
export const campus = (art: Art, scene: CampusScene) => {
  const sun = placeSun(art)
  return scenes[scene]({ art, sun, lit: litBy(art, sun), pointed: art.r.chance(0.55) })
}
