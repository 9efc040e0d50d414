import { scienceResearchCenters } from '@narkhoz/contract/pages/science-research-centers.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { researchWords } from '../i18n/.server/research.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { CardSlider } from '../sections/card-slider/card-slider.tsx'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { researchTeamCard } from '../sections/entries/research-team-card.tsx'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, scienceResearchCenters, async ({ answers: { teams, members }, visit }) => {
    const { teams: title, members: said } = researchWords[visit.lang]
    return { words: { teams: title, members: said }, teams, people: members.map(employeePerson) }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ScienceResearchCenters() {
  const { page, blocks, words, teams, people } = useLoaderData<typeof loader>()
  const shared = useWords()
  return (
    <Screen page={page}>
      {/* The page itself names its centres first; the teams and members that work in them follow. */}
      <Blocks blocks={blocks.slice(0, 1)} />
      <CardSlider
        block="research-teams"
        title={words.teams}
        ground="tint"
        kind="bare"
        items={teams.map((one) => researchTeamCard(one, shared))}
      />
      <Section block="members" title={words.members.title} lead={<p>{words.members.lead}</p>}>
        <PeopleGrid people={people} />
      </Section>
      <Blocks blocks={blocks.slice(1)} />
    </Screen>
  )
}
