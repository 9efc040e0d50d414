import type { Art } from '../hand/canvas.ts'
import { air } from './air.ts'
import { business } from './business.ts'
import { data } from './data.ts'
import { energy } from './energy.ts'
import { finance } from './finance.ts'
import { justice } from './justice.ts'
import { language } from './language.ts'
import { trails } from './trails.ts'
import { transport } from './transport.ts'
import { water } from './water.ts'
import { wellbeing } from './wellbeing.ts'

const scenes = { transport, water, language, business, wellbeing, justice, air, trails, data, energy, finance } as const satisfies Record<
  string,
  (art: Art) => string
>

type ProjectScene = keyof typeof scenes

/** What research is about. */
export const projectScenes = [
  'transport',
  'water',
  'language',
  'business',
  'wellbeing',
  'justice',
  'air',
  'trails',
  'data',
  'energy',
  'finance',
] as const satisfies readonly ProjectScene[]

/** A subject of research as a place. */
export const project = (art: Art, scene: ProjectScene) => scenes[scene](art)
