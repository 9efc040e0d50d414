/** Chance that is the same for the same words. */
export type Dice = {
  next: () => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  pick: <const T>(list: readonly [T, ...T[]]) => T
  chance: (share: number) => boolean
  /** One of -1 and 1. */
  side: () => -1 | 1
}

const stir = (words: string) => {
  let state = 0x9e3779b9
  for (const letter of words) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b)
    state ^= state >>> 13
    state = Math.imul(state, 0xc2b2ae35) ^ (state >>> 16)
  }
  return state
}

/** A 32-bit hash of a text. */
export const hash = (words: string) => {
  const state = stir(`qosqar:${words}`)
  const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Dice whose throws follow from the seed. */
export const dice = (seed: string): Dice => {
  let state = stir(`qosqar:${seed}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share) => next() < share,
    side: () => (next() < 0.5 ? -1 : 1),
  }
}
