import { browserConstants } from './browser-constants.ts'

/** Every number of section 9 of the specification, each written here and nowhere else. */
export const constants = {
  /** Shortest accepted inputs, in characters. */
  minimum: { tel: 18, date: 10, time: 5, year: 4 },
  /** How long a form's button shows its outcome, in milliseconds. */
  shown: { success: 3000, error: 1000, genericError: 3000 },
  /** How many news a list shows where the specification fixes it. */
  news: { latest: 5, besideItem: 4, list: 20 },
  /** How many universities are shown before "show all". */
  universities: { first: 5 },
  /** Position of the timeline on the history page. */
  historyTimelinePosition: 6,
  /** What visitors may upload. */
  upload: { types: ['pdf', 'jpg', 'jpeg', 'png', 'webp'], bytes: 10 * 1024 * 1024 },
  ...browserConstants,
  /** Bounds and default of `limit`. */
  paging: { least: 1, most: 100, usual: 20 },
  /** A service token lives an hour; a file stored with it can be named in an application as long. */
  tokenSeconds: 3600,
} as const

/** The variable that names the proxies that are believed. */
export const proxyVariable = 'TRUST_PROXY'
