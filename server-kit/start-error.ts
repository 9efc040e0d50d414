/** Something the operator must change before the service can start: told in one sentence, without a stack. */
export class StartError extends Error {}
