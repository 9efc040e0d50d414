import { documentPages } from '@narkhoz/contract/pages/document-pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { documentsWords } from '../i18n/.server/documents.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { DocumentList } from '../sections/document-list/document-list.tsx'
import { documentItem } from '../sections/entries/document-item.ts'
import { QuestionList } from '../sections/question-list/question-list.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, documentPages, async ({ answers: { documents, questions }, visit }) => {
    return { words: documentsWords[visit.lang], documents: documents.data.map(documentItem), meta: documents.meta, questions }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args, ...faqThings(args.loaderData?.questions ?? []))

export default function Documents() {
  const { page, blocks, words, documents, meta, questions } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Section block="documents" title={words.documents.title} page={meta.current_page} id="documents">
        <DocumentList documents={documents} />
        <Pagination label={words.documents.pages} page={meta.current_page} last={meta.last_page} at="documents" />
      </Section>
      <Blocks blocks={before} />
      <Section block="questions" title={words.questions.title} ground="tint">
        <QuestionList questions={questions} />
      </Section>
      <Blocks blocks={closing} />
    </Screen>
  )
}
