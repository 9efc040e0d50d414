import type { Admission } from '@narkhoz/contract/admission-season.ts'

/** How admission to one level stands, with the level's name. */
export type LevelAdmission = { level: string; title: string; admission: Admission }
