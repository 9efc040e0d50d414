import type { Labels } from './locales.ts'

/** What the university is called, in full: in the head, at the foot, on the screens of editors and staff, in pictures. */
export const universityName = {
  kz: 'Нархоз университеті',
  ru: 'Университет Нархоз',
  en: 'Narxoz University',
} as const satisfies Labels

/**
 * The university's colours, the one list of them: tokens of the site (as `brand(crimson)`), screens of editors and staff, the logo and
 * the browser's own bars read it.
 */
export const colours = {
  ink: '#17181c',
  inkSoft: '#595760',
  paper: '#ffffff',
  cream: '#fff7ee',
  sand: '#f6f2ec',
  line: '#e4ddd2',
  control: '#857d70',
  crimson: '#a3142e',
  crimsonDark: '#84102a',
  crimsonDeep: '#6e0e20',
  gold: '#b87a12',
  sky: '#0f5c7a',
  skyTint: '#e8f2f6',
  ok: '#17663f',
  okTint: '#e7f3ec',
  error: '#b3201c',
  errorTint: '#fcecea',
  /** The ground of the dark scheme: warm ink, not blue-black. */
  night: '#151417',
  /** Grounds of the schemes for low vision. */
  visionWhite: '#ffffff',
  visionBlack: '#000000',
  visionBlue: '#d6ebfa',
  visionBeige: '#f7f0d8',
} as const
