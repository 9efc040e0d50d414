import type { Labels } from '../locales.ts'

/** The page that says what is done with personal data, without language: every page and every form leads there. */
export const privacyPath = '/privacy'

/** The words of the link to it. */
export const privacyLink: Labels = { kz: 'Дербес деректерді қорғау', ru: 'Защита персональных данных', en: 'Privacy policy' }
