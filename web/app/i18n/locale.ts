import type { Locale } from '@narkhoz/contract/locales.ts'
import { createContext, useContext } from 'react'
import { addressIn } from './address.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** Provides the page's language. Both entries wrap everything in it (decision 025 says why not the router). */
export const LocaleProvider = LocaleContext

/** The language of the page being shown. */
export const useLocale = (): Locale => {
  const locale = useContext(LocaleContext)
  if (!locale) throw new Error('A page is rendered without its language around it.')
  return locale
}

/** The address of a path in the page's language. */
export const useAddressOf = (path: string) => addressIn(useLocale(), path)
