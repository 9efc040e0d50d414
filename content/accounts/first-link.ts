/** Lifetime of the link that creates the first administrator, in hours. */
export const firstLinkHours = 24

/** The message for the operator. */
export const firstLinkNote = (url: string) =>
  `First administrator: open ${url} once, within ${firstLinkHours} hours, and choose a password.`
