import { type Admission, admissionOn } from '@narkhoz/contract/admission-season.ts'
import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { educationLevels } from '@narkhoz/contract/entities/education-levels.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Content } from '../content.ts'
import { NotFound } from '../content-error.ts'

/** How admission to one level stands, with the level's name. */
export type LevelAdmission = { level: string; title: string; admission: Admission }

/** How admission stands today, level by level; nothing where editors have set no dates. */
export const admissionToday = async (content: Content, lang: Locale): Promise<LevelAdmission[]> => {
  const settings = await content.item('settings/admission').catch((error: unknown) => {
    // An installation of an earlier version has no such setting until somebody makes it.
    if (error instanceof NotFound) return undefined
    throw error
  })
  const seasons = settings?.seasons ?? []
  if (seasons.length === 0) return []
  const { day } = almatyClock()
  return educationLevels.map(({ value, label }) => ({ level: value, title: label[lang], admission: admissionOn(seasons, value, day) }))
}
