import type { Admission } from '@narkhoz/contract/admission-season.ts'

/** The state of admission to a level, with its name. */
export type LevelAdmission = { level: string; title: string; admission: Admission }
