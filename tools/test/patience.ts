/** Timeout of tests for a condition, in milliseconds: on a busy machine it becomes true late. */
export const patience = 60_000
