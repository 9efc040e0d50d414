import { library } from '@narkhoz/contract/pages/library.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { booksMatching } from '../.server/book-search.ts'
import { chosenById } from '../.server/options.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { counted } from '../i18n/.server/counted.ts'
import { bookCounts, libraryWords } from '../i18n/.server/library.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { DocumentList } from '../sections/document-list/document-list.tsx'
import { documentItem } from '../sections/entries/document-item.ts'
import { shelfBook } from '../sections/entries/shelf-book.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { BookOrder } from './library/book-order.tsx'
import { Books } from './library/books.tsx'
import { Webinars } from './library/webinars.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    library,
    async ({ answers: { books, webinars, topics, methods, schools, documents }, visit: { lang }, query: { search = '', book = '' } }) => {
      const found = booksMatching(books, search)
      return {
        words: libraryWords[lang],
        books: books.map(shelfBook),
        found: search.trim() ? { search, ids: found.map(({ id }) => id) } : undefined,
        count: counted(lang, found.length, bookCounts[lang]),
        chosen: book,
        webinars,
        topics: topics.map((topic) => ({ id: topic.id, title: topic.title, titleLang: fallbackLang(topic, 'title') })),
        withoutAddress: methods.flatMap(({ id, no_address: isWaived }) => (isWaived ? [String(id)] : [])),
        options: { method: chosenById(methods), school: chosenById(schools) },
        documents,
      }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

/** Blocks before the books: the intro and how to borrow. */
const isBefore = ({ type }: { type: string }) => type === 'intro' || type === 'steps'

export default function Library() {
  const { page, blocks, words, books, found, count, chosen, webinars, topics, options, withoutAddress, documents } =
    useLoaderData<typeof loader>()
  const rest = blocks.findIndex((block) => !isBefore(block))
  const at = rest < 0 ? blocks.length : rest
  return (
    <Screen page={page}>
      <Blocks blocks={blocks.slice(0, at)} />
      <Books books={books} found={found} count={count} words={words.books} />
      <BookOrder
        books={books}
        chosen={chosen}
        options={options}
        withoutAddress={withoutAddress}
        lead={words.order}
        lent={words.books.lent}
      />
      <Webinars webinars={webinars} topics={topics} words={words.webinars} />
      <Blocks blocks={blocks.slice(at)} />
      <Section block="documents" id="documents" title={words.documents.title} page={documents.meta.current_page} ground="tint">
        <DocumentList documents={documents.data.map(documentItem)} />
        <Pagination label={words.documents.pages} page={documents.meta.current_page} last={documents.meta.last_page} at="documents" />
      </Section>
    </Screen>
  )
}
