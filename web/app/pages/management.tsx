import { management } from '@narkhoz/contract/pages/management.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { managementWords } from '../i18n/.server/governance.ts'
import { Section } from '../kit/section.tsx'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { personThing } from '../shell/json-ld/person.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, management, async ({ answers: { people }, visit }) => ({
    words: managementWords[visit.lang],
    people,
  }))

export const meta = (args: MetaArgs<typeof loader>) => {
  const { people = [], head } = args.loaderData ?? {}
  return screenMeta(args, ...(head ? people.map((person) => personThing(person, head)) : []))
}

export default function Management() {
  const { page, blocks, words, people } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Section block="management" title={words.title} lead={<p>{words.lead}</p>}>
        <PeopleGrid people={people.map(employeePerson)} />
      </Section>
      <Blocks blocks={blocks} />
    </Screen>
  )
}
