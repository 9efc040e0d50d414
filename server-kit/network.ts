import { unmapped } from './client-address.ts'

/**
 * The network of one household or company: an IPv4 address, or the first half of an IPv6 address. Counting by full IPv6 addresses is
 * useless: a household has 2^64 of them.
 */
export const networkOf = (address: string): string => {
  const plain = unmapped(address)
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
