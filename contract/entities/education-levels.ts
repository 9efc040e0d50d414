import type { Option } from '../attributes/attribute.ts'
import type { fixedIds } from '../fixed-ids.ts'

/** The three levels of education, in the order visitors see them. */
export const educationLevels = [
  { value: 'bachelor', label: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degree' } },
  { value: 'master', label: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degree' } },
  { value: 'doctoral', label: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral degree' } },
] as const satisfies readonly (Option & { value: keyof typeof fixedIds.education })[]
