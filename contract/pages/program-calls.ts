/** Filters of the programs of an education level; each is a query key of its screen. */
export const programFilters = ['school', 'language', 'period', 'subject', 'form'] as const

/** The calls for the programs of the education level in the address, and for their filters. */
export const programCalls = [
  'school-programs?education={slug}',
  ...programFilters.map((filter) => `school-programs-filters/${filter}?education={slug}`),
]
