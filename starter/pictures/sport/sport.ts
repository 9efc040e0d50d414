import type { Art } from '../hand/canvas.ts'
import { basketball } from './basketball.ts'
import { chess } from './chess.ts'
import { esports } from './esports.ts'
import { football } from './football.ts'
import { kures } from './kures.ts'
import { mountain } from './mountain.ts'
import { swimming } from './swimming.ts'
import { volleyball } from './volleyball.ts'
import { yoga } from './yoga.ts'

const scenes = { volleyball, chess, basketball, swimming, football, mountain, kures, esports, yoga } as const satisfies Record<
  string,
  (art: Art) => string
>

type SportScene = keyof typeof scenes

/** What clubs play. */
export const sportScenes = [
  'volleyball',
  'chess',
  'basketball',
  'swimming',
  'football',
  'mountain',
  'kures',
  'esports',
  'yoga',
] as const satisfies readonly SportScene[]

/** A sports club at play. */
export const sport = (art: Art, scene: SportScene) => scenes[scene](art)
