import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Section } from '../../kit/section.tsx'
import { BookShelf, type ShelfBook, type ShelfWords } from '../../sections/book-shelf/book-shelf.tsx'
import { BooksByTopic } from '../../sections/book-shelf/books-by-topic.tsx'
import { FilterForm } from '../../sections/filter-form/filter-form.tsx'
import { ResultCount } from '../../sections/filter-form/result-count.tsx'
import { SearchField } from '../../sections/filter-form/search-field.tsx'

type BooksProps = {
  books: readonly ShelfBook[]
  found: { search: string; ids: readonly number[] } | undefined
  count: string
  words: ShelfWords & {
    title: string
    search: { label: string; name: string; submit: string }
    none: string
    toAll: string
    others: string
  }
}

const place = 'books'

const Found = ({ books, found, words }: Omit<BooksProps, 'count'>) => {
  if (books.length === 0) return <Empty />
  if (!found) return <BooksByTopic books={books} words={words} />
  if (found.ids.length === 0) return <Empty text={words.none} way={{ to: `/library#${place}`, text: words.toAll }} />
  return <BookShelf books={books.filter(({ id }) => found.ids.includes(id))} words={words} search={found.search} />
}

/** The books of the library: by topic, or those that were searched for. */
export const Books = ({ books, found, count, words }: BooksProps) => {
  const search = found?.search ?? ''
  return (
    <Section block="books" id={place} title={words.title} ground="tint" more={found && { to: `/library#${place}`, text: words.toAll }}>
      <FilterForm label={words.search.label} submit={words.search.submit} at={place}>
        <SearchField name="search" label={words.search.name} value={search} />
      </FilterForm>
      <ResultCount text={count} />
      <Found books={books} found={found} words={words} />
    </Section>
  )
}

Books.parts = (({ words }) => [{ id: place, title: words.title, screens: 1.3 }]) satisfies PartsOf<BooksProps>
