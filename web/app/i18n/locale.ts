import type { Locale } from '@narkhoz/contract/locales.ts'
import { createContext, useContext } from 'react'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** Tells everything inside it the page's language. Both entries put it around all: asking the router for it cost a twelfth of rendering a page. */
export const LocaleProvider = LocaleContext

/** The language of the page being shown. */
export const useLocale = (): Locale => {
  const locale = useContext(LocaleContext)
  if (!locale) throw new Error('A page is rendered without its language around it.')
  return locale
}
