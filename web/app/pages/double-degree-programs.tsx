import { doubleDegreePrograms } from '@narkhoz/contract/pages/double-degree-programs.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { dualProgramWords } from '../i18n/.server/dual-programs.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import facts from '../sections/compact-facts/compact-facts.module.css'
import { dualProgramCard } from '../sections/entries/dual-program-card.ts'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, doubleDegreePrograms, async ({ answers: { programs }, visit }) => ({
    words: dualProgramWords[visit.lang].list,
    programs,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function DoubleDegreePrograms() {
  const { page, blocks, words, programs } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="dual-programs" title={words.title} lead={<p>{words.lead}</p>} ground="tint" id="programs">
        <div className={facts.compact}>
          <CardGrid kind="panel" items={programs.map((program) => dualProgramCard(program, dictionary))} />
        </div>
      </Section>
      <Blocks blocks={rest} />
      <Consultation />
    </Screen>
  )
}
