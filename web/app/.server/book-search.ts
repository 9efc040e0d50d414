type SearchableBook = { title: string; author: string; topic: string | null; isbn: string | null }

// People type е for ё, and an ISBN with or without its dashes.
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('-', '')

/** Books whose title, author, topic or ISBN contains every word of a query; all for an empty one. */
export const booksMatching = <T extends SearchableBook>(books: readonly T[], search: string): T[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  return books.filter(({ title, author, topic, isbn }) => {
    const text = plain([title, author, topic, isbn].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
