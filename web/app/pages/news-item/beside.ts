type WithPicture = { slug: string | null; picture?: { url: string; alt?: string | null } | null | undefined }

const looksLike = (one: WithPicture['picture'], other: WithPicture['picture']) =>
  !!one && !!other && (one.url === other.url || (!!one.alt && one.alt === other.alt))

/** The news beside an article: whoever reads it needs no way to it, and the same scene twice on a page reads as a mistake. */
export const besideArticle = <T extends WithPicture>(article: WithPicture, newest: readonly T[]): T[] =>
  newest.filter((other) => other.slug !== article.slug && !looksLike(article.picture, other.picture))
