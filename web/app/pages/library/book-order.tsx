import { book } from '@narkhoz/contract/forms/book.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { Form } from '../../forms/form.tsx'
import { useLocale } from '../../i18n/locale.ts'
import type { PartsOf } from '../../kit/page-part.ts'
import type { SelectOption } from '../../kit/select.tsx'
import { SplitSection } from '../../kit/split-section.tsx'
import { orderPlace, type ShelfBook } from '../../sections/book-shelf/book-shelf.tsx'

type BookOrderProps = {
  books: readonly ShelfBook[]
  /** The id of the book that the visitor came from. */
  chosen: string
  options: Readonly<Record<'method' | 'school', readonly SelectOption[]>>
  /** The ways to receive a book that need no address, by id. */
  withoutAddress: readonly string[]
  lead: string
  lent: string
}

/** The order form with every book there is; the one chosen on the shelf is already chosen here. */
export const BookOrder = ({ books, chosen, options, withoutAddress, lead, lent }: BookOrderProps) => {
  const locale = useLocale()
  const offered = books.map(({ id, title, titleLang, author, isLent }) => ({
    value: String(id),
    title: `${title}${titleDash[locale]}${author}${isLent ? ` (${lent})` : ''}`,
    lang: titleLang,
  }))
  return (
    <SplitSection block="book" id={orderPlace} title={book.title[locale]} ratio="list" words={<p>{lead}</p>}>
      {/* Another choice is another form: the input is restored from its draft, the choice from the URL. */}
      <Form
        key={chosen}
        form={book}
        options={{ ...options, book: offered }}
        chosen={{ book: chosen }}
        waived={{ address: { by: 'method', values: withoutAddress } }}
      />
    </SplitSection>
  )
}

BookOrder.parts = ((_props, _words, locale) => [
  { id: orderPlace, title: book.title[locale], screens: 1.5 },
]) satisfies PartsOf<BookOrderProps>
