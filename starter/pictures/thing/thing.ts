import type { Art } from '../hand/canvas.ts'
import { calculator } from './calculator.ts'
import { calendar } from './calendar.ts'
import { campusMap } from './campus-map.ts'
import { certificate } from './certificate.ts'
import { contract } from './contract.ts'
import { dombyra } from './dombyra.ts'
import { exam } from './exam.ts'
import { laptop } from './laptop.ts'
import { mailbox } from './mailbox.ts'
import { notebook } from './notebook.ts'
import { passport } from './passport.ts'
import { phone } from './phone.ts'
import { shelf } from './shelf.ts'

const scenes = {
  laptop,
  passport,
  contract,
  notebook,
  exam,
  mailbox,
  calendar,
  dombyra,
  map: campusMap,
  certificate,
  shelf,
  phone,
  calculator,
} as const satisfies Record<string, (art: Art) => string>

type ThingScene = keyof typeof scenes

/** Things of a student's life, seen close, in an order in which neighbours differ. */
export const thingScenes = [
  'laptop',
  'passport',
  'contract',
  'notebook',
  'exam',
  'mailbox',
  'calendar',
  'dombyra',
  'map',
  'certificate',
  'shelf',
  'phone',
  'calculator',
] as const satisfies readonly ThingScene[]

/** A thing on a table, or so near that it fills the frame. */
export const thing = (art: Art, scene: ThingScene) => scenes[scene](art)
