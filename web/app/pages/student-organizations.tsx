import { studentOrganizations } from '@narkhoz/contract/pages/student-organizations.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { organizationsWords } from '../i18n/.server/student-life.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { organizationCard } from '../sections/entries/organization-card.tsx'
import { studentLifeCard } from '../sections/entries/student-life-card.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, studentOrganizations, async ({ answers: { organizations, sides }, visit }) => {
    return { words: organizationsWords[visit.lang], organizations, sides }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function StudentOrganizations() {
  const { page, blocks, words, organizations, sides } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="organizations" title={words.organizations.title} lead={<p>{words.organizations.lead}</p>}>
        <CardGrid items={organizations.map((item) => organizationCard(item, dictionary))} kind="bare" columns={2} />
      </Section>
      <Blocks blocks={rest} />
      <Section block="student-lives" title={words.life.title} lead={<p>{words.life.lead}</p>} ground="tint">
        <CardGrid items={sides.map(studentLifeCard)} kind="bare" />
      </Section>
    </Screen>
  )
}
