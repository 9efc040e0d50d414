import { mediaAddress, mediaTypes } from '@narkhoz/contract/media.ts'
import type { Ground } from '../pictures/marks/logo.ts'

/** A file of the university's logo that the press may download. */
export type LogoFile = { name: string; ending: 'svg' | 'png'; text: string; ground: Ground }

const scripts = [
  { script: 'cyrillic', text: 'Нархоз' },
  { script: 'latin', text: 'Narxoz' },
] as const
const grounds = ['light', 'dark'] as const
const endings = ['svg', 'png'] as const

/** The logo in both scripts, for both grounds, to be scaled and ready to be shown. */
export const logoFiles: readonly LogoFile[] = scripts.flatMap(({ script, text }) =>
  grounds.flatMap((ground) => endings.map((ending) => ({ name: `narxoz-logo-${script}-${ground}.${ending}`, ending, text, ground }))),
)

/** A file as the starter content names it before the seed makes it: without address and size. */
export const fileToMake = ({ name, ending }: LogoFile) => ({ url: mediaAddress(name), name, size: 0, type: mediaTypes[ending] })
