/** Prefix of a lexeme of a lead in `head`; those of the title have none. */
export const inLead = '~'

/** A word in every entry of bounded kinds: few enough to scan. */
export const isFew = '@few'

/** A lexeme as it is written in a query of the database. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A query of the database that nothing matches. */
export const nothing = quoted('@nothing')
