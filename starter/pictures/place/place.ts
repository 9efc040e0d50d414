import type { Art } from '../hand/canvas.ts'
import { advice } from './advice.ts'
import { bank } from './bank.ts'
import { bench } from './bench.ts'
import { canteen } from './canteen.ts'
import { ceremony } from './ceremony.ts'
import { greenhouse } from './greenhouse.ts'
import { gym } from './gym.ts'
import { lecture } from './lecture.ts'
import { market } from './market.ts'
import { medeu } from './medeu.ts'
import { room } from './room.ts'
import { servers } from './servers.ts'
import { stop } from './stop.ts'
import { studio } from './studio.ts'
import { telescope } from './telescope.ts'
import { tram } from './tram.ts'

const scenes = {
  lecture,
  greenhouse,
  servers,
  canteen,
  telescope,
  bank,
  medeu,
  studio,
  room,
  market,
  ceremony,
  bench,
  tram,
  advice,
  gym,
  stop,
} as const satisfies Record<string, (art: Art) => string>

type PlaceScene = keyof typeof scenes

/** Places of a student's day, in an order in which neighbours differ. */
export const placeScenes = [
  'lecture',
  'greenhouse',
  'servers',
  'canteen',
  'telescope',
  'bank',
  'medeu',
  'studio',
  'room',
  'market',
  'ceremony',
  'bench',
  'tram',
  'advice',
  'gym',
  'stop',
] as const satisfies readonly PlaceScene[]

/** A place and what people do there. */
export const place = (art: Art, scene: PlaceScene) => scenes[scene](art)
