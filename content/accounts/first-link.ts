/** For so many hours the link is good that makes the first administrator. */
export const firstLinkHours = 24

/** What whoever starts the site is told about it. */
export const firstLinkNote = (url: string) =>
  `First administrator: open ${url} once, within ${firstLinkHours} hours, and choose a password.`
