import { admissionOn, type Season } from '@narkhoz/contract/admission-season.ts'
import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { educationLevels } from '@narkhoz/contract/entities/education-levels.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { LevelAdmission } from '../../sections/entrant-application/level-admission.ts'
import type { Content } from '../content.ts'
import { NotFound } from '../content-error.ts'

/** The periods of admission; nothing where editors have set no dates. */
export const admissionSeasons = async (content: Content): Promise<readonly Season[]> => {
  const settings = await content.item('settings/admission').catch((error: unknown) => {
    // An installation of an earlier version has no such setting until it is created.
    if (error instanceof NotFound) return undefined
    throw error
  })
  return settings?.seasons ?? []
}

/** Today's state of admission by level, where a programme has its own last day until then; undefined without dates. */
export const admissionToday = (seasons: readonly Season[], lang: Locale, last?: string | null): LevelAdmission[] => {
  if (seasons.length === 0) return []
  const { day } = almatyClock()
  return educationLevels.map(({ value, label }) => ({
    level: value,
    title: label[lang],
    admission: admissionOn(seasons, value, day, last),
  }))
}
