import { defaultLocale, isLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { speak } from '../api/ask.ts'
import { firstLanguage } from './kept-language.ts'
import { kz } from './library/kz.ts'
import { ru } from './library/ru.ts'

const messages: Readonly<Record<Locale, TranslationMessages>> = { kz, ru, en: englishMessages }

/** Languages are offered under their own names: whoever looks for theirs may not read the others. */
export const ownNames: Readonly<Record<Locale, string>> = { kz: 'Қазақша', ru: 'Русский', en: 'English' }

const settle = (lang: Locale) => {
  speak(lang)
  document.documentElement.lang = languageTags[lang]
}

/** What the library says, in the language of the screens; whoever changes it also changes what the service answers in. */
export const makeI18nProvider = (): I18nProvider => {
  const first = firstLanguage()
  settle(first)
  const provider = polyglotI18nProvider(
    (lang) => messages[isLocale(lang) ? lang : defaultLocale],
    first,
    locales.map((locale) => ({ locale, name: ownNames[locale] })),
    { allowMissing: true },
  )
  return {
    ...provider,
    changeLocale: async (lang: string) => {
      if (isLocale(lang)) settle(lang)
      await provider.changeLocale(lang)
    },
  }
}
