import { olympiad } from '@narkhoz/contract/pages/olympiad.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { olympiadsWords } from '../i18n/.server/olympiads.ts'
import { OlympiadResults } from '../sections/olympiad-results/olympiad-results.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, olympiad, async ({ answers: { results }, visit }) => ({
    words: olympiadsWords[visit.lang].byLevel,
    results,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Olympiad() {
  const { page, blocks, words, results } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <OlympiadResults results={results} by="level" words={words} />
      <Blocks blocks={closing} />
    </Screen>
  )
}
