import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { useWords } from '../../i18n/words.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Heading } from '../../kit/heading.tsx'
import { LanguageNote } from '../../kit/language-note.tsx'
import { Picture, type PictureAnswer } from '../../kit/picture.tsx'
import { SamePageLink } from '../../kit/same-page-link.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { Tag } from '../../kit/tag.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import styles from './book-shelf.module.css'

/** A book, as far as a shelf shows it. */
export type ShelfBook = {
  id: number
  title: string
  titleLang?: string | undefined
  author: string
  authorLang?: string | undefined
  topic: string | null
  topicLang?: string | undefined
  /** Publisher, year and language. */
  edition: string
  editionLang?: string | undefined
  isLent: boolean
  /** Its cover; decorative next to the title. */
  cover: PictureAnswer | null
  /** Where it can be read at once. */
  url: string | null
}

/** Texts of a shelf. */
export type ShelfWords = { order: string; read: string }

type BookShelfProps = { books: readonly ShelfBook[]; words: ShelfWords; search: string }

/** Where ordering goes on: the order form's place on the screen. */
export const orderPlace = 'order'

const BookView = ({ book, words, search }: { book: ShelfBook; words: ShelfWords; search: string }) => {
  const { lent } = useWords().kit.facts
  const named = (
    <VisuallyHidden>
      : <span lang={book.titleLang}>{book.title}</span>
    </VisuallyHidden>
  )
  return (
    <article className={styles.book}>
      {book.cover && <Picture className={styles.cover} picture={book.cover} sizes="72px" decorative />}
      <div className={styles.words}>
        <Heading lang={book.titleLang}>{book.title}</Heading>
        <LanguageNote lang={book.titleLang} />
        <p lang={book.authorLang}>{book.author}</p>
        <p className={styles.edition} lang={book.editionLang}>
          {book.edition}
        </p>
        {book.isLent && <Tag text={lent} />}
        <p className={styles.ways}>
          {!book.isLent && (
            <SamePageLink search={searchOf({ search, book: String(book.id) })} at={orderPlace} rel="nofollow">
              {words.order}
              {named}
            </SamePageLink>
          )}{' '}
          {book.url && (
            <Anchor to={book.url}>
              {words.read}
              {named}
            </Anchor>
          )}
        </p>
      </div>
    </article>
  )
}

/** Books side by side, each with a way to order it; one that is lent says so. */
export const BookShelf = ({ books, words, search }: BookShelfProps) => (
  <ul className={styles.shelf}>
    {books.map((book) => (
      <li key={book.id} id={entryAnchor('book', book.id)}>
        <BookView book={book} words={words} search={search} />
      </li>
    ))}
  </ul>
)
