/** An error that the operator must fix before the service can start: reported in one sentence, without a stack. */
export class StartError extends Error {}
