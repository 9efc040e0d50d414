import { ratings } from '@narkhoz/contract/pages/ratings.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { ratingsWords } from '../i18n/.server/ratings.ts'
import { useWords } from '../i18n/words.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { ratingRow } from '../sections/entries/rating-row.ts'
import { RowList } from '../sections/row-list/row-list.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, ratings, async ({ answers: { ratings }, visit }) => ({
    words: ratingsWords[visit.lang],
    ratings,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Ratings() {
  const { page, blocks, words, ratings } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="ratings" title={words.title} page={ratings.meta.current_page} id="ratings">
        <RowList rows={ratings.data.map((item) => ratingRow(item, dictionary))} />
        <Pagination label={words.pages} page={ratings.meta.current_page} last={ratings.meta.last_page} at="ratings" />
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
