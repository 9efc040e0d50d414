import { scienceOlympiads } from '@narkhoz/contract/pages/science-olympiads.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { olympiadsWords } from '../i18n/.server/olympiads.ts'
import { OlympiadResults } from '../sections/olympiad-results/olympiad-results.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, scienceOlympiads, async ({ answers: { results }, visit }) => ({
    words: olympiadsWords[visit.lang].byYear,
    results,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ScienceOlympiads() {
  const { page, blocks, words, results } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <OlympiadResults results={results} by="year" words={words} />
      <Blocks blocks={rest} />
    </Screen>
  )
}
