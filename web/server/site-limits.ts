const megabyte = 1024 * 1024

/** What is kept in memory. */
export const room = { bytes: 96 * megabyte, madeUpBytes: 16 * megabyte, mediaBytes: 32 * megabyte }

/** How many pages are made at once. Most of that time they wait for the service; rendering takes turns of its own. */
export const made = { atOnce: 24, mostWaiting: 300, longestWait: 5000 }

/** How many of them are made at once that anybody can make up, by a query: beside the others, in places of their own. */
export const madeUpAtOnce = 8

/** How many pages are made at once that answer what was sent to them: nobody else can be given those. */
export const answered = { atOnce: 8, mostWaiting: 200, longestWait: 10_000 }

/** How many previews are made at once: anybody can make up links to dead ones, which keep nobody else waiting. */
export const previewedAtOnce = { atOnce: 4, mostWaiting: 40, longestWait: 10_000 }

/** How many routes that show nothing work at once: the search box asks one of them at every key. */
export const actedAtOnce = { atOnce: 6, mostWaiting: 60, longestWait: 3000 }
