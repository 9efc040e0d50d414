import { ServiceError } from '@narkhoz/contract/errors.ts'
import { isLocale, type Locale, localeFrom } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'

/** Parses the query string of an address, for the entire service. */
const paramsOf = (url: string) => {
  const at = url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1))
}

/** The language of an error: the requested one if it is known. */
export const langOf = (url: string): Locale => {
  const lang = paramsOf(url).get('lang')
  return localeFrom(lang)
}

/** Reads a query by its declaration: declared names only, each once; a blank value counts as absent. */
export const readQuery = (url: string, declared: v.ObjectEntries): { lang: Locale; values: Readonly<Record<string, string>> } => {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of paramsOf(url)) {
    const rule = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (!rule) throw new ServiceError('bad_query', { about: name.slice(0, 50) })
    if (name in values) throw new ServiceError('bad_query', { about: name })
    if (name === 'lang' && !isLocale(value)) throw new ServiceError('unknown_lang')
    if (value.trim() === '') continue
    if (value.includes('\0') || !v.is(rule, value)) throw new ServiceError('bad_query', { about: name })
    values[name] = value
  }
  return { lang: localeFrom(values.lang), values }
}
