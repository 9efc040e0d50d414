/** Something the operator must change before the service can start: told in one sentence, without a stack. */
export class StartError extends Error {}

/** The exit code that tells a supervisor not to try again: the configuration is wrong (sysexits EX_CONFIG). */
export const configurationExit = 78
