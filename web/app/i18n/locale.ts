import type { Locale } from '@narkhoz/contract/locales.ts'
import { useHref } from 'react-router'
import { localeOf } from './address.ts'

/** The language of the page being shown: the router's basename says it. */
export const useLocale = (): Locale => localeOf(useHref('/'))
