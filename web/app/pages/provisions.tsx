import { provisions } from '@narkhoz/contract/pages/provisions.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { provisionsWords } from '../i18n/.server/documents.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { DocumentList } from '../sections/document-list/document-list.tsx'
import { documentItem } from '../sections/entries/document-item.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    provisions,
    async ({
      answers: {
        documents: { data, meta },
      },
      visit,
    }) => {
      return { words: provisionsWords[visit.lang], documents: data.map(documentItem), meta }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Provisions() {
  const { page, blocks, words, documents, meta } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before.slice(0, 1)} />
      <Section block="documents" title={words.title} page={meta.current_page} id="documents" ground="tint">
        <DocumentList documents={documents} />
        <Pagination label={words.pages} page={meta.current_page} last={meta.last_page} at="documents" />
      </Section>
      <Blocks blocks={before.slice(1)} />
      <Blocks blocks={closing} />
    </Screen>
  )
}
