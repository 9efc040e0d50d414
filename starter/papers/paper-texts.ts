import { academicIntegrity } from './academic-integrity.ts'
import { academicStudy } from './academic-study.ts'
import { charter } from './charter.ts'
import { council } from './council.ts'
import { finance } from './finance.ts'
import { libraryGuides } from './library-guides.ts'
import { libraryRules } from './library-rules.ts'
import { mobility } from './mobility.ts'
import type { PaperTexts } from './paper-text.ts'
import { safety } from './safety.ts'

/** What every document of the starter content says, by its id. */
export const paperTexts: PaperTexts = {
  ...mobility,
  ...libraryRules,
  ...libraryGuides,
  ...academicStudy,
  ...academicIntegrity,
  ...finance,
  ...charter,
  ...safety,
  ...council,
}
