/** Filters of the publications; each is a query key of their screen and of their list for reference managers. */
export const publicationFilters = ['year', 'school', 'quartile', 'author'] as const
