import { search } from '@narkhoz/contract/pages/search.ts'
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { fits } from '../.server/content-calls.ts'
import { NotFound } from '../.server/content-error.ts'
import { existing } from '../.server/existing.ts'
import { loadPage } from '../.server/page.ts'
import { requestContext } from '../.server/request-context.ts'
import { orNothing } from '../.server/screen.ts'
import { foundBy } from '../.server/search-found.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { searchWords } from '../i18n/.server/search.ts'
import { MoreLink } from '../kit/button.tsx'
import { searchOf } from '../kit/search-of.ts'
import { Section } from '../kit/section.tsx'
import type { BannerPage } from '../sections/banner/banner.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { SearchForm } from '../shell/search-form.tsx'
import { FoundSection } from './search/found-section.tsx'
import { NoResults } from './search/no-results.tsx'

/** A failed call is only logged here: the screen is shown with what there is, the box and the query in it at least. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { lang } = args.context.get(requestContext)
  const words = searchWords[lang]
  const { title, description } = words
  const { leadsTo, ...loaded } = await loadPage(
    args,
    search,
    async ({ content, visit, query: given }) => {
      const { query = '', page, kind } = given
      if (!fits('search/index', { page, kind })) throw new NotFound(`No results at page ${page} of ${kind}`)
      const answer = await orNothing(content.search({ query, page, kind }), visit, search.failureText)
      const found = answer && foundBy(await existing(Promise.resolve(answer)), { query, kind, lang })
      return { words, query, found, leadsTo: answer?.meta.leads_to }
    },
    { standIn: { title, seo: { title, description } } },
  )
  // Editors have said where those go who find nothing, and may say otherwise tomorrow.
  if (leadsTo !== undefined) throw redirect(leadsTo, 302)
  return loaded
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

/** After a search the lead is superfluous. */
const withoutLead = (page: BannerPage): BannerPage => ({ ...page, banner: page.banner && { ...page.banner, lead: null } })

export default function Search() {
  const { page, blocks, words, query, found } = useLoaderData<typeof loader>()
  return (
    <Screen page={query ? withoutLead(page) : page} slim>
      <Section block="search" title={query ? null : words.form} isCompact={query !== ''}>
        <SearchForm key={query} query={query} />
      </Section>
      {query && !found && (
        <Section block="results" title={words.failed.title} lead={<p role="status">{words.failed.text}</p>} id="results">
          <MoreLink to={`/search${searchOf({ query })}`} text={words.failed.again} />
        </Section>
      )}
      {query && found?.isNothing && (
        <Section block="results" title={words.none.title} lead={<p role="status">{found.told}</p>} id="results">
          <NoResults words={words.none} />
        </Section>
      )}
      {query && found && !found.isNothing && <FoundSection query={query} found={found} words={words} />}
      <Blocks blocks={blocks} />
    </Screen>
  )
}
