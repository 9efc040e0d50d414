import type { Art } from '../hand/canvas.ts'
import { agreement } from './agreement.ts'
import { careerFair } from './career-fair.ts'
import { city } from './city.ts'
import { conference } from './conference.ts'
import { court } from './court.ts'
import { debate } from './debate.ts'
import { exhibition } from './exhibition.ts'
import { graduation } from './graduation.ts'
import { hackathon } from './hackathon.ts'
import { laboratory } from './laboratory.ts'
import { lesson } from './lesson.ts'
import { libraryNight } from './library-night.ts'
import { nauryz } from './nauryz.ts'
import { olympiad } from './olympiad.ts'
import { openDoors } from './open-doors.ts'
import { pitch } from './pitch.ts'
import { podium } from './podium.ts'
import { residence } from './residence.ts'
import { sports } from './sports.ts'
import { theatre } from './theatre.ts'
import { volunteers } from './volunteers.ts'

const scenes = {
  debate,
  laboratory,
  graduation,
  'career-fair': careerFair,
  court,
  volunteers,
  conference,
  olympiad,
  'library-night': libraryNight,
  'open-doors': openDoors,
  hackathon,
  nauryz,
  agreement,
  podium,
  lesson,
  city,
  theatre,
  residence,
  pitch,
  exhibition,
  sports,
} as const satisfies Record<string, (art: Art) => string>

type NewsScene = keyof typeof scenes

/** What happens at a university, in an order in which neighbours differ. */
export const newsScenes = [
  'debate',
  'laboratory',
  'graduation',
  'career-fair',
  'court',
  'volunteers',
  'conference',
  'olympiad',
  'library-night',
  'open-doors',
  'hackathon',
  'nauryz',
  'agreement',
  'podium',
  'lesson',
  'city',
  'theatre',
  'residence',
  'pitch',
  'exhibition',
  'sports',
] as const satisfies readonly NewsScene[]

/** An event: people, a place and their activity. */
export const news = (art: Art, scene: NewsScene) => scenes[scene](art)
