import { sdg } from '@narkhoz/contract/entities/sdg.ts'
import { sdg as declared } from '@narkhoz/contract/pages/sdg.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { sustainableDevelopmentWords } from '../i18n/.server/sustainable-development.ts'
import { Section } from '../kit/section.tsx'
import { sdgGoal } from '../sections/entries/sdg-goal.ts'
import { GoalGrid } from '../sections/goal-grid/goal-grid.tsx'
import { GoalLead } from '../sections/goal-sign/goal-lead.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** How many goals are shown next to one, half before and half after it if possible. */
const beside = 6

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, declared, async ({ answers: { goals }, content, visit, slug }) => {
    const { id, number, lead, colour, fallback } = await content.pageOf(sdg, slug)
    const words = sustainableDevelopmentWords[visit.lang]
    const others = goals.filter((goal) => goal.id !== id)
    const before = others.filter((goal) => goal.number < number).length
    const first = Math.max(0, Math.min(before - beside / 2, others.length - beside))
    return {
      words: { neighbours: words.neighbours, all: words.all },
      goal: { title: words.goal.replace('{n}', String(number)), number, lead, colour, fallback },
      neighbours: others.slice(first, first + beside).map(sdgGoal),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Sdg() {
  const { page, blocks, words, goal, neighbours } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <GoalLead goal={goal} />
      <Blocks blocks={blocks} />
      {neighbours.length > 0 && (
        <Section block="sdgs" title={words.neighbours} more={{ to: '/our-sustainable-development#goals', text: words.all }}>
          <GoalGrid goals={neighbours} />
        </Section>
      )}
      <Consultation />
    </Screen>
  )
}
