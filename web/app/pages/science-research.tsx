import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { counted } from '../.server/words/counted.ts'
import { morePublications, researchWords } from '../.server/words/research.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { CardSlider } from '../blocks/card-slider/card-slider.tsx'
import { internationalProjectCard, projectCard } from '../blocks/entries/project-card.ts'
import { publicationRow } from '../blocks/entries/publication-row.ts'
import { researchTeamCard } from '../blocks/entries/research-team-card.tsx'
import { rgGoldProjectCard, scienceGrantCard } from '../blocks/entries/science-grant-card.ts'
import { scientistPerson } from '../blocks/entries/scientist-person.ts'
import { everyView } from '../blocks/every-view.ts'
import { splitOpening } from '../blocks/opening.ts'
import { PeopleSlider } from '../blocks/people/people-slider.tsx'
import { useWords, wordsIn } from '../i18n/words.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { Contents } from './science-research/contents.tsx'
import { Publications, shownAtOnce } from './science-research/publications.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ content, visit: { lang } }) => {
    const [projects, scientists, teams, international, grants, gold, publications] = await Promise.all([
      content.list('projects'),
      content.list('scientists'),
      content.list('research-teams'),
      content.list('international-projects'),
      content.list('science-grants'),
      content.list('rg-gold-projects'),
      content.list('publications'),
    ])
    const shared = wordsIn(lang)
    return {
      words: researchWords[lang],
      projects: projects.map((one) => projectCard(one, shared)),
      people: scientists.map((one) => scientistPerson(one, shared)),
      teams,
      international: international.map((one) => internationalProjectCard(one, shared)),
      grants: grants.map((one) => scienceGrantCard(one, shared)),
      gold: gold.map((one) => rgGoldProjectCard(one, shared)),
      rows: publications.map(publicationRow),
      morePublications: counted(lang, publications.length - shownAtOnce, morePublications[lang]),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ScienceResearch() {
  const { page, blocks, words, projects, people, teams, international, grants, gold, rows, ...data } = useLoaderData<typeof loader>()
  const shared = useWords()
  const { opening, rest } = splitOpening(blocks)
  const parts = {
    projects: { title: words.projects.title, count: projects.length },
    scientists: { title: words.scientists, count: people.length },
    'research-teams': { title: words.teams, count: teams.length },
    'international-projects': { title: words.international, count: international.length },
    'science-grants': { title: words.scienceGrants, count: grants.length },
    'rg-gold-projects': { title: words.gold, count: gold.length },
    publications: { title: words.publications.title, count: rows.length },
  }
  const head = (id: keyof typeof parts) => ({ block: id, id, title: parts[id].title })
  return (
    <Screen page={page}>
      <Contents label={words.contents} parts={Object.entries(parts).map(([id, part]) => ({ id, ...part }))} />
      <Blocks blocks={opening} views={everyView} />
      <CardSlider {...head('projects')} kind="bare" ground="tint" items={projects} />
      <PeopleSlider {...head('scientists')} people={people} />
      <CardSlider {...head('research-teams')} kind="bare" ground="tint" items={teams.map((one) => researchTeamCard(one, shared))} />
      <CardSlider {...head('international-projects')} kind="bare" items={international} />
      <CardSlider {...head('science-grants')} kind="bare" ground="tint" items={grants} />
      <CardSlider {...head('rg-gold-projects')} kind="bare" items={gold} />
      <Publications {...head('publications')} rows={rows} more={data.morePublications} />
      <Blocks blocks={rest} views={everyView} />
    </Screen>
  )
}
