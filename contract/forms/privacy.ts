import type { Labels } from '../locales.ts'

/** The privacy policy's path, without language: every page and every form links to it. */
export const privacyPath = '/privacy'

/** The words of the link to it. */
export const privacyLink: Labels = { kz: 'Дербес деректерді қорғау', ru: 'Защита персональных данных', en: 'Privacy policy' }
