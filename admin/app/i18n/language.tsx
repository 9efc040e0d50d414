import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { speak } from '../api/ask.ts'
import { useStore } from '../kit/use-store.ts'
import { firstLanguage } from './kept-language.ts'

const LanguageContext = createContext<readonly [Locale, (lang: Locale) => void]>([defaultLocale, () => undefined])

/** Sets the language of the document and of the service's messages. */
const settle = (lang: Locale) => {
  speak(lang)
  document.documentElement.lang = languageTags[lang]
  return lang
}

/** Provides the user's language. After a sign-out it stays for the moment. */
export const WithLanguage = ({ children }: { children: ReactNode }) => {
  const [kept, keep] = useStore<Locale | undefined>('locale', undefined)
  const [lang, setLang] = useState(() => settle(kept ?? firstLanguage()))
  useEffect(() => {
    if (kept && kept !== lang) setLang(settle(kept))
  }, [kept, lang])
  const state = useMemo(() => [lang, keep] as const, [lang, keep])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The language of the screens, and the way to choose another. */
export const useLocaleState = () => useContext(LanguageContext)
