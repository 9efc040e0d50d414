import { search } from '@narkhoz/contract/pages/search.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { existing, loadPage } from '../.server/page.ts'
import { orNothing } from '../.server/screen.ts'
import { foundBy } from '../.server/search-found.ts'
import { visitContext } from '../.server/visit.ts'
import { searchWords } from '../.server/words/search.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { everyView } from '../blocks/every-view.ts'
import { MoreLink } from '../kit/button.tsx'
import { searchOf } from '../kit/search-of.ts'
import { Section } from '../kit/section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { SearchForm } from '../shell/search-form.tsx'
import { FoundSection } from './search/found-section.tsx'
import { NoResults } from './search/no-results.tsx'

/** A failed call is only logged here: the screen is shown with what there is, the box and the query in it at least. */
export const loader = (args: LoaderFunctionArgs) => {
  const { lang } = args.context.get(visitContext)
  const words = searchWords[lang]
  const { title, description } = words
  return loadPage(
    args,
    async ({ content, visit, query: given }) => {
      const query = (given.query ?? '').replaceAll('\0', '').trim()
      const { page, kind } = given
      const answer = await orNothing(content.search({ query, page, kind }), visit, search.failureText)
      return { words, query, found: answer && foundBy(await existing(Promise.resolve(answer)), { query, kind, lang }) }
    },
    { standIn: { title, seo: { title, description } } },
  )
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Search() {
  const { page, blocks, words, query, found } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Section block="search" title={words.form}>
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
      <Blocks blocks={blocks} views={everyView} />
    </Screen>
  )
}
