import type { Locale } from '@narkhoz/contract/locales.ts'
import en from './pictures/share-en.jpg'
import kz from './pictures/share-kz.jpg'
import ru from './pictures/share-ru.jpg'

const size = { width: 1200, height: 630 }

/** The fallback picture of link previews: the logo over the mountains, in each language. */
export const sharePictures = { kz: { url: kz, ...size }, ru: { url: ru, ...size }, en: { url: en, ...size } } as const satisfies Record<
  Locale,
  { url: string; width: number; height: number }
>
