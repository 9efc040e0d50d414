import { hash } from './hand/dice.ts'

/**
 * A place in a row, made from a seed. Entries that stand side by side have ids that follow each other: the number at the
 * end of a seed counts on, so that neighbours never get the same choice; the rest of the seed says where the row begins.
 */
export const placeOf = (seed: string) => {
  const [, stem = seed, number = ''] = /^(.*?)(\d{1,9})\D*$/su.exec(seed) ?? []
  return number === '' ? hash(seed) % 99_991 : (hash(stem) % 997) + Number(number)
}

/**
 * Scene and palette of a place, each going round on its own. Kinds have numbers of scenes and palettes without a common
 * divisor, so a pair comes back only after all others; palettes go in steps that keep rows of three or four apart.
 */
export const choice = <S, P>(place: number, scenes: readonly [S, ...S[]], palettes: readonly [P, ...P[]]): { scene: S; palette: P } => {
  const step = palettes.length % 2 ? 2 : 1
  return {
    scene: scenes[place % scenes.length] ?? scenes[0],
    palette: palettes[(place * step) % palettes.length] ?? palettes[0],
  }
}
