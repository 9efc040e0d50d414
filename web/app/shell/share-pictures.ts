import type { Locale } from '@narkhoz/contract/locales.ts'
import en from './pictures/share-en.jpg'
import kz from './pictures/share-kz.jpg'
import ru from './pictures/share-ru.jpg'

const size = { width: 1200, height: 630 }

/** What networks show beside a link to a page without a picture of its own: the mark over the mountains, in each language. */
export const sharePictures = { kz: { url: kz, ...size }, ru: { url: ru, ...size }, en: { url: en, ...size } } as const satisfies Record<
  Locale,
  { url: string; width: number; height: number }
>
