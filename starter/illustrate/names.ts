import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { locales } from '@narkhoz/contract/locales.ts'

/** A text in the languages it has, after words that exist in all three: `Портрет: Айдана Сейтқали`. */
export const told = (words: Labels, name: LocalizedText): LocalizedText =>
  Object.fromEntries(locales.map((lang) => [lang, name[lang] ? `${words[lang]}: ${name[lang]}` : words[lang]])) as LocalizedText

/** A name in three languages, with a fallback. */
export const named = (name: LocalizedText, otherwise: Labels): LocalizedText =>
  Object.fromEntries(locales.map((lang) => [lang, name[lang] ?? otherwise[lang]])) as LocalizedText

// Legal forms and generic suffixes, which no logo has.
const unsaid = /\s+(?:JSC|LLP|LLC|Programme|Agency|Scholarship)$|[«»“”]/g

/** A name for a logo: short, without its legal form; an abbreviation in brackets wins. */
export const logoText = (name: string) => {
  const [, short] = /\(([\p{Lu}]{2,6})\)/u.exec(name) ?? []
  return short ?? name.replace(unsaid, '').replace(/\s+/g, ' ').trim()
}
