import { scienceResearch } from '@narkhoz/contract/pages/science-research.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { findPublications } from '../.server/publications/find-publications.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { researchWords } from '../i18n/.server/research.ts'
import { useWords, wordsIn } from '../i18n/words.ts'
import { CardSlider } from '../sections/card-slider/card-slider.tsx'
import { internationalProjectCard, projectCard } from '../sections/entries/project-card.ts'
import { researchTeamCard } from '../sections/entries/research-team-card.tsx'
import { rgGoldProjectCard, scienceGrantCard } from '../sections/entries/science-grant-card.ts'
import { scientistPerson } from '../sections/entries/scientist-person.ts'
import { PeopleSlider } from '../sections/people/people-slider.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { Publications } from './science-research/publications.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    scienceResearch,
    async ({ answers: { projects, scientists, teams, international, grants, gold, publications }, visit: { lang }, query }) => {
      const shared = wordsIn(lang)
      const words = researchWords[lang]
      return {
        words: words.publications,
        titles: {
          projects: words.projects.title,
          scientists: words.scientists,
          'research-teams': words.teams,
          'international-projects': words.international,
          'science-grants': words.scienceGrants,
          'rg-gold-projects': words.gold,
          publications: words.publications.title,
        },
        projects: projects.map((one) => projectCard(one, shared)),
        people: scientists.map((one) => scientistPerson(one, shared)),
        teams,
        international: international.map((one) => internationalProjectCard(one, shared)),
        grants: grants.map((one) => scienceGrantCard(one, shared)),
        gold: gold.map((one) => rgGoldProjectCard(one, shared)),
        publications: findPublications(publications, query, lang),
      }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ScienceResearch() {
  const { page, blocks, words, titles, projects, people, teams, international, grants, gold, publications } = useLoaderData<typeof loader>()
  const shared = useWords()
  const { opening, rest } = splitOpening(blocks)
  const head = (id: keyof typeof titles) => ({ block: id, id, title: titles[id] })
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <CardSlider {...head('projects')} kind="bare" ground="tint" items={projects} />
      <PeopleSlider {...head('scientists')} people={people} />
      <CardSlider {...head('research-teams')} kind="bare" ground="tint" items={teams.map((one) => researchTeamCard(one, shared))} />
      <CardSlider {...head('international-projects')} kind="bare" items={international} />
      <CardSlider {...head('science-grants')} kind="bare" ground="tint" items={grants} />
      <CardSlider {...head('rg-gold-projects')} kind="bare" items={gold} />
      <Publications {...head('publications')} words={words} {...publications} />
      <Blocks blocks={rest} />
    </Screen>
  )
}
