/** Before a lexeme of a lead in `head`, where those of the title stand as they are. */
export const inLead = '~'

/** Stands among the words of every entry whose kind does not grow for ever: those are few enough to look at each. */
export const isFew = '@few'

/** A lexeme as it is written in a query of the database. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A query of the database that nothing matches. */
export const nothing = quoted('@nothing')
