/** The placeholder in the "not found" page where the server inserts guesses. */
export const guessesMark = '<!--guesses-->'
