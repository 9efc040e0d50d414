import { search } from '@narkhoz/contract/pages/search.ts'
import { longestQuery } from '@narkhoz/contract/search.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { contentContext, requestContext } from '../.server/request-context.ts'
import { orNothing } from '../.server/screen.ts'
import { placeOfFound } from '../.server/search-groups.ts'
import { counted } from '../i18n/.server/counted.ts'
import { suggestionsTold, suggestionWords } from '../i18n/.server/search.ts'
import type { Suggestions } from '../shell/suggested.ts'

/** Suggestions of the search box, with their texts: only visitors who type load them. */
export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const visit = context.get(requestContext)
  const query = (url.searchParams.get('query') ?? '').replaceAll('\0', '').slice(0, longestQuery)
  const found = await orNothing(context.get(contentContext).suggest(query), visit, search.failureText)
  const { label, none } = suggestionWords[visit.lang]
  const items = (found ?? []).flatMap(({ title, note, label, ...place }) => {
    const to = placeOfFound(place)
    return to ? [{ title: note ? `${title}\u00a0· ${note.toLowerCase()}` : title, note: label, to }] : []
  })
  // A failure does not mean that there is nothing.
  const nothing = found ? none : ''
  const told = items.length > 0 ? counted(visit.lang, items.length, suggestionsTold[visit.lang]) : nothing
  return Response.json({ label, told, items } satisfies Suggestions, { headers: { 'Cache-Control': 'private, max-age=60' } })
}
