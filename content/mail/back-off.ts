const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Delays after each deferral by the server, in seconds; after the last the mail fails, about four days later. Greylisting ends with
 * the second or third, a full mailbox perhaps with the last.
 */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day, day, day]

/** The longest wait there is, in seconds. */
export const longestWait = Math.max(...waits)

/** Maximum delay if the mail itself is not at fault: after a repair it should leave soon. */
const longestPatient = 30 * minute

/** The delay after the nth deferral; undefined when the mail fails. */
export const waitAfter = (putOff: number): number | undefined => waits[putOff - 1]

/** The delay after the nth attempt during an outage, which never fails the mail. */
export const patientWaitAfter = (attempts: number): number => Math.min(waitAfter(attempts) ?? longestPatient, longestPatient)
