import type { Option } from '../attributes/attribute.ts'

/** Languages the university itself teaches and publishes in. */
export const teachingLanguages = [
  { value: 'kz', label: { kz: 'Қазақ тілі', ru: 'Казахский', en: 'Kazakh' } },
  { value: 'ru', label: { kz: 'Орыс тілі', ru: 'Русский', en: 'Russian' } },
  { value: 'en', label: { kz: 'Ағылшын тілі', ru: 'Английский', en: 'English' } },
] as const satisfies readonly Option[]
