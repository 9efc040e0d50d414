import type { Option } from '../attributes/attribute.ts'

/** Whose portrait is drawn while a person has no photo. */
export const figures = [
  { value: 'woman', label: { kz: 'Әйел адам', ru: 'Женщина', en: 'Woman' } },
  { value: 'man', label: { kz: 'Ер адам', ru: 'Мужчина', en: 'Man' } },
] as const satisfies readonly Option[]
