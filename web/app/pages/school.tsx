import { school } from '@narkhoz/contract/pages/school.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { loadSchool } from '../.server/schools/load-school.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { splitOpening } from '../blocks/opening.ts'
import { Section } from '../kit/section.tsx'
import { NewsTabs } from '../sections/news-tabs/news-tabs.tsx'
import { ProgramsByLevel } from '../sections/school-parts/programs-by-level.tsx'
import { SchoolPeople } from '../sections/school-parts/school-people.tsx'
import { SchoolStanding } from '../sections/school-parts/school-standing.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, school, async (place) => {
    // The rows of its programs say enough: the programs themselves would only travel.
    const { programs: _, ...school } = await loadSchool(place)
    return school
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function School() {
  const { page, blocks, words, news, levels, ...school } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  const { before, closing } = splitClosing(rest)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      {levels.length > 0 && (
        <Section block="programs" id="programs" title={words.programs.title} lead={<p>{words.programs.lead}</p>} ground="tint">
          <ProgramsByLevel levels={levels} label={words.programs.levels} />
        </Section>
      )}
      <Blocks blocks={before} />
      <SchoolPeople words={words} contacts={school.contacts} administration={school.administration} teachers={school.teachers} />
      <SchoolStanding words={words} ratings={school.ratings} dualPrograms={school.dualPrograms} partners={school.partners} />
      <Blocks blocks={closing} />
      <NewsTabs words={words.news} {...news} />
      <Consultation />
    </Screen>
  )
}
