import type { Page } from './page.ts'

const pagedBy = /[?&]page=\{(\w+)\}/g

/** The query keys of a page that hold the number of a page of a list, as its calls say. */
export const pageKeysOf = ({ calls, query }: Pick<Page, 'calls' | 'query'>): string[] => {
  const named = calls.flatMap((call) => [...call.matchAll(pagedBy)].map(([, key = '']) => key))
  // A list that the site filters itself is loaded in full: only its page number is in the query.
  return query.filter((key) => key === 'page' || named.includes(key))
}

/** A page of a list beyond the first, as the address says it; nothing where that is the first one or no number. */
export const laterPage = (value: string | undefined): number | undefined =>
  value && /^[1-9]\d{0,6}$/.test(value) && value !== '1' ? Number(value) : undefined
