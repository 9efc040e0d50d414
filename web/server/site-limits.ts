const megabyte = 1024 * 1024

/** Sizes of the caches. */
export const room = { bytes: 96 * megabyte, unboundedBytes: 16 * megabyte, mediaBytes: 32 * megabyte }

/** How much may wait, and how much of it of one network: none alone fills the queue. */
export const queued = (maxQueued: number) => ({ maxQueued, maxQueuedPerKey: maxQueued / 2 })

/** Concurrency of pages. Most of that time they wait for the service; rendering itself is serialized per turn. */
export const rendering = { concurrency: 24, ...queued(300), maxWait: 5000 }

/** Concurrency of unbounded pages (by query), in separate slots. */
export const unboundedConcurrency = 8

/** Concurrency of responses to submissions: they cannot be shared. */
export const answering = { concurrency: 8, ...queued(200), maxWait: 10_000 }

/** Concurrency of previews: anybody can invent dead links, which must block nobody else. */
export const previewing = { concurrency: 4, ...queued(40), maxWait: 10_000 }

/** Concurrency of resource routes: the search box requests one at every key. */
export const acting = { concurrency: 6, ...queued(60), maxWait: 3000 }
