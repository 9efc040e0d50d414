import type { Difference } from '@narkhoz/contract/admin/revisions.ts'

type Part = Difference['parts'][number]

/** Past this many pairs of words only beginning and end are compared: a text that is all new reads no better word by word. */
const mostPairs = 250_000

const wordsIn = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

const sharedStart = (one: readonly string[], other: readonly string[]) => {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

/** How many words two texts share from each pair of places on. */
const sharedFrom = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1
  const shared = new Uint32Array((before.length + 1) * width)
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      shared[one * width + other] =
        before[one] === after[other]
          ? (shared[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(shared[(one + 1) * width + other] ?? 0, shared[one * width + other + 1] ?? 0)
  return (one: number, other: number) => shared[one * width + other] ?? 0
}

const middle = (before: readonly string[], after: readonly string[]): Part[] => {
  if (before.length * after.length > mostPairs)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ]
  const shared = sharedFrom(before, after)
  const parts: Part[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [was, is] = [before[one], after[other]]
    if (was !== undefined && was === is) {
      parts.push({ kind: 'same', text: was })
      one++
      other++
    } else if (was !== undefined && (is === undefined || shared(one + 1, other) >= shared(one, other + 1))) {
      parts.push({ kind: 'removed', text: was })
      one++
    } else {
      parts.push({ kind: 'added', text: is ?? '' })
      other++
    }
  }
  return parts
}

const joined = (parts: readonly Part[]): Part[] => {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text) whole.push({ ...part })
  }
  return whole
}

/** Two texts as one, word by word: what stayed, what went, what came. */
export const changedParts = (before: string, after: string): Part[] => {
  const [was, is] = [wordsIn(before), wordsIn(after)]
  const start = sharedStart(was, is)
  const end = sharedStart(was.slice(start).reverse(), is.slice(start).reverse())
  return joined([
    { kind: 'same', text: was.slice(0, start).join('') },
    ...middle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    { kind: 'same', text: was.slice(was.length - end).join('') },
  ])
}
