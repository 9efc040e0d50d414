import { decodedPath } from './address.ts'

const longest = 80

/** The words of a path as a search query: `/ru/News/open-day.html` is `News open day`. */
export const pathWords = (address: string) =>
  decodedPath(address)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longest)
