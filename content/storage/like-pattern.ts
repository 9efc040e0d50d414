/** A `like` pattern that finds a text anywhere; its wildcards are escaped. */
export const likePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
