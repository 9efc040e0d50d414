type SearchableBook = { title: string; author: string; topic: string | null; isbn: string | null }

// People type е for ё, and an ISBN with or without its dashes.
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('-', '')

/** The books in whose title, author, topic or ISBN every word of a search stands; all where nothing is searched for. */
export const booksMatching = <T extends SearchableBook>(books: readonly T[], search: string): T[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return books.filter(({ title, author, topic, isbn }) => {
    const text = plain([title, author, topic, isbn].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
