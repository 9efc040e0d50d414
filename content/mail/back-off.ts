const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How long a mail waits each time the server puts it off, in seconds; after the last it is given up, about four days on.
 * Greylisting ends with the second or third, a full mailbox perhaps with the last.
 */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day, day]

/** The longest wait there is, in seconds. */
export const longestWait = Math.max(...waits)

/** The longest wait where the mail itself was not at fault: whoever mends the server wants to see it go. */
const longestPatient = 30 * minute

/** The wait after a mail was put off for the nth time, or nothing where it is given up. */
export const waitAfter = (putOff: number): number | undefined => waits[putOff - 1]

/** The wait after the nth attempt where no mail could go; it is never given up. */
export const patientWaitAfter = (attempts: number): number => Math.min(waitAfter(attempts) ?? longestPatient, longestPatient)
