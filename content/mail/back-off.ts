const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long a mail waits after each failed attempt, in seconds; after the last it is given up, about four days on. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day, day]

/** The longest wait where the mail itself was not at fault: whoever mends the server wants to see it go. */
const longestPatient = 30 * minute

/** The wait after the nth failed attempt at a mail, or nothing where it is given up. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]

/** The wait after the nth failed attempt where no mail could go; it is never given up. */
export const patientWaitAfter = (attempts: number): number => Math.min(waitAfter(attempts) ?? longestPatient, longestPatient)
