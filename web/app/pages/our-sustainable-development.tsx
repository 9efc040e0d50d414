import { ourSustainableDevelopment } from '@narkhoz/contract/pages/our-sustainable-development.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { sustainableDevelopmentWords } from '../i18n/.server/sustainable-development.ts'
import { Section } from '../kit/section.tsx'
import { sdgGoal } from '../sections/entries/sdg-goal.ts'
import { GoalGrid } from '../sections/goal-grid/goal-grid.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, ourSustainableDevelopment, async ({ answers: { goals }, visit }) => ({
    words: sustainableDevelopmentWords[visit.lang].goals,
    goals: goals.map(sdgGoal),
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function OurSustainableDevelopment() {
  const { page, blocks, words, goals } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="sdgs" title={words.title} lead={<p>{words.lead}</p>} id="goals" ground="tint">
        <GoalGrid goals={goals} />
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
