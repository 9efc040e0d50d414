import { sportsClubs } from '@narkhoz/contract/pages/sports-clubs.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { sportsClubsWords } from '../i18n/.server/student-life.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { sportsClubCard } from '../sections/entries/sports-club-card.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, sportsClubs, async ({ answers: { clubs }, visit }) => ({
    words: sportsClubsWords[visit.lang],
    clubs,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function SportsClubs() {
  const { page, blocks, words, clubs } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="sports-clubs" title={words.title} lead={<p>{words.lead}</p>} ground="tint">
        <CardGrid items={clubs.map((club) => sportsClubCard(club, dictionary))} kind="bare" columns={2} />
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
