import { Accordion } from '../../kit/accordion.tsx'
import { BookShelf, type ShelfBook, type ShelfWords } from './book-shelf.tsx'

type BooksByTopicProps = { books: readonly ShelfBook[]; words: ShelfWords & { others: string } }

/** All books, a shelf a topic; a shelf is opened at a time, so that a phone shows a dozen lines and not sixty books. */
export const BooksByTopic = ({ books, words }: BooksByTopicProps) => {
  const shelves = Map.groupBy(books, ({ topic }) => topic ?? '')
  const folds = [...shelves].map(([topic, members]) => ({
    key: topic,
    title: `${topic || words.others} (${members.length})`,
    titleLang: members[0]?.topicLang,
    content: <BookShelf books={members} words={words} search="" />,
  }))
  return <Accordion folds={folds} />
}
