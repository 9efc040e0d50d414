const megabyte = 1024 * 1024

/** What is kept in memory. */
export const room = { bytes: 96 * megabyte, unboundedBytes: 16 * megabyte, mediaBytes: 32 * megabyte }

/** How much may wait, and how much of it of one network: none alone fills the queue. */
export const queued = (maxQueued: number) => ({ maxQueued, maxQueuedPerKey: maxQueued / 2 })

/** How many pages are made at once. Most of that time they wait for the service; rendering takes turns of its own. */
export const rendering = { concurrency: 24, ...queued(300), maxWait: 5000 }

/** How many of them are made at once that anybody can make up, by a query: beside the others, in places of their own. */
export const unboundedConcurrency = 8

/** How many pages are made at once that answer what was sent to them: nobody else can be given those. */
export const answering = { concurrency: 8, ...queued(200), maxWait: 10_000 }

/** How many previews are made at once: anybody can make up links to dead ones, which keep nobody else waiting. */
export const previewing = { concurrency: 4, ...queued(40), maxWait: 10_000 }

/** How many routes that show nothing work at once: the search box asks one of them at every key. */
export const acting = { concurrency: 6, ...queued(60), maxWait: 3000 }
