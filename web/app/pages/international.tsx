import { international } from '@narkhoz/contract/pages/international.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { officeOf } from '../blocks/office-of.ts'
import { splitOpening } from '../blocks/opening.ts'
import { internationalWords } from '../i18n/.server/international.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { providerCard } from '../sections/entries/provider-card.ts'
import { universityItem } from '../sections/entries/university-item.ts'
import { PeopleSlider } from '../sections/people/people-slider.tsx'
import { UniversityList } from '../sections/university-list/university-list.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, international, async ({ answers: { team, universities, providers }, visit }) => {
    return { words: internationalWords[visit.lang], team, universities: universities.map(universityItem), providers }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function International() {
  const { page, blocks, words, team, universities, providers } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  const { opening, rest } = splitOpening(before)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section
        block="universities"
        title={words.universities.title}
        more={{ to: '/partner-universities', text: words.universities.all }}
        ground="tint"
      >
        <UniversityList universities={universities} />
      </Section>
      <Blocks blocks={rest} />
      <Section block="providers" title={words.providers.title} lead={<p>{words.providers.lead}</p>} ground="tint">
        <CardGrid items={providers.map(providerCard)} kind="panel" columns={2} />
      </Section>
      <PeopleSlider block="team" title={words.team.title} lead={<p>{words.team.lead}</p>} people={team.map(employeePerson)} />
      <Blocks blocks={closing} />
      <Consultation office={officeOf(blocks)} />
    </Screen>
  )
}
