import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Dictionary } from '../i18n/dictionary.ts'

/** A part of a page that a link leads to: its id, its heading and about how long it is. */
export type PagePart = {
  id: string
  title: string
  titleLang?: string | undefined
  /** The number of its entries, if counted. */
  count?: number | undefined
  /** Its height on a phone in screens, as far as its content says. */
  screens: number
}

/** A component with sections declares its parts: its output cannot be read before it is rendered. */
export type PartsOf<Props> = (props: Props, words: Dictionary, locale: Locale) => readonly PagePart[]
