/** A pattern for `like` that finds a text wherever it stands; the signs that stand for any others in patterns stand for themselves. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
