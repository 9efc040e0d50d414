import type { Labels } from './locales.ts'

/** The full name of the university: in the head, in the footer, on the screens of editors and staff, in pictures. */
export const universityName = {
  kz: 'Нархоз университеті',
  ru: 'Университет Нархоз',
  en: 'Narxoz University',
} as const satisfies Labels

/**
 * The background of each scheme: light, dark (warm ink, not blue-black), and low vision. A separate object, because browsers need no
 * other colours.
 */
export const grounds = {
  light: '#ffffff',
  dark: '#151417',
  white: '#ffffff',
  black: '#000000',
  blue: '#d6ebfa',
  beige: '#f7f0d8',
} as const

/**
 * The university's colours, the one list of them: tokens of the site (as `brand(crimson)`), screens of editors and staff, the logo and
 * the browser's own bars read it.
 */
export const colours = {
  ink: '#17181c',
  inkSoft: '#595760',
  paper: grounds.light,
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
  night: grounds.dark,
  visionWhite: grounds.white,
  visionBlack: grounds.black,
  visionBlue: grounds.blue,
  visionBeige: grounds.beige,
} as const
