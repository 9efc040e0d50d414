/** Stands in the "not found" page where the server puts the pages that a wrong address may have meant. */
export const guessesMark = '<!--guesses-->'
