import { attributeResolver, type Resolve, type ResolveContext, resolveText } from '@narkhoz/contract/attributes/resolve.ts'
import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Names, Reference } from './reference-names.ts'
import { sanitizeRichText, sanitizeText, sanitizeUrl } from './sanitize.ts'

/** Context of resolving, with the names of referenced entries. */
type Context = ResolveContext & { names: Names }

/** A referenced entry by name; a missing translation is recorded as for any other text. */
const named = (kind: string, id: number, { names, lang, fallback }: Context, path: string) => {
  const name = names.of(kind, id, lang)
  if (name && lang !== defaultLocale && !names.isIn(kind, id, lang)) fallback.push(`${path}.title`)
  return name
}

const countries = Object.fromEntries(
  Object.entries(languageTags).map(([lang, tag]) => [lang, new Intl.DisplayNames([tag], { type: 'region' })]),
) as Record<Locale, Intl.DisplayNames>

const country: Resolve<Context> = (value, { lang }) => ({ value, title: countries[lang].of(value as string) ?? value })

const picture: Resolve<Context> = (value, context, path) => {
  const { url, width, height, alt: own } = value as UnknownRecord
  const known = context.names.picture(url as string)
  const alt = own ?? known?.alt
  const answer = { url: sanitizeUrl(url as string), width, height, alt: alt ? sanitizeText(resolveText(alt, context, `${path}.alt`)) : '' }
  return known?.focus ? { ...answer, focus: known.focus } : answer
}

/** Resolves stored attributes to one language; texts are sanitized again, in case they were stored under older rules. */
export const resolverOf = attributeResolver<Context>(
  { text: sanitizeText, richText: sanitizeRichText, url: sanitizeUrl },
  {
    country: () => country,
    picture: () => picture,
    reference:
      ({ to = '' }) =>
      (value, context, path) =>
        named(to, value as number, context, path) ?? null,
    references:
      ({ to = '' }) =>
      (value, context, path) => {
        const answered: Reference[] = []
        for (const id of value as number[]) {
          const name = named(to, id, context, `${path}.${answered.length}`)
          if (name) answered.push(name)
        }
        return answered
      },
  },
)
