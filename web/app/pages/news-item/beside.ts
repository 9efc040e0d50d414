type WithPicture = { slug: string | null; picture?: { url: string; alt?: string | null } | null | undefined }

const looksLike = (one: WithPicture['picture'], other: WithPicture['picture']) =>
  !!one && !!other && (one.url === other.url || (!!one.alt && one.alt === other.alt))

/** Further news next to an article: without the article itself, and without its picture's scene, which would look like a mistake. */
export const besideArticle = <T extends WithPicture>(article: WithPicture, newest: readonly T[]): T[] =>
  newest.filter((other) => other.slug !== article.slug && !looksLike(article.picture, other.picture))
