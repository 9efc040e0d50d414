/** The content service says that there is no such thing: the visitor's address is wrong. */
export class NotFound extends Error {}

/** The content service did not answer, or not as agreed. Never to be shown as "not found". */
export class Unreachable extends Error {}
