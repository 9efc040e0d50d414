import { isValues } from './values.ts'

/** Whether two values of content are the same, whatever the order of their names. */
export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => same(item, other[at]))
  if (!isValues(one) || !isValues(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]))
}
