import { academicCouncil } from '@narkhoz/contract/pages/academic-council.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { academicCouncilWords } from '../i18n/.server/documents.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { DocumentList } from '../sections/document-list/document-list.tsx'
import { documentItem } from '../sections/entries/document-item.ts'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { PeopleSlider } from '../sections/people/people-slider.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    academicCouncil,
    async ({
      answers: {
        members,
        documents: { data, meta },
      },
      visit,
    }) => {
      return {
        words: academicCouncilWords[visit.lang],
        members: members.map(employeePerson),
        documents: data.map(documentItem),
        meta,
      }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function AcademicCouncil() {
  const { page, blocks, words, members, documents, meta } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks.slice(0, 1)} />
      <PeopleSlider block="council-members" title={words.members.title} lead={<p>{words.members.lead}</p>} people={members} ground="tint" />
      <Blocks blocks={blocks.slice(1)} />
      <Section block="documents" title={words.documents.title} page={meta.current_page} id="documents" ground="tint">
        <DocumentList documents={documents} />
        <Pagination label={words.documents.pages} page={meta.current_page} last={meta.last_page} at="documents" />
      </Section>
    </Screen>
  )
}
