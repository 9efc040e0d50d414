import { hash } from './hand/dice.ts'

/**
 * An index derived from a seed. Neighbouring entries have consecutive ids: the number at the end of a seed is the offset, so that
 * neighbours never get the same choice; the rest of the seed gives the start.
 */
export const placeOf = (seed: string) => {
  const [, stem = seed, number = ''] = /^(.*?)(\d{1,9})\D*$/su.exec(seed) ?? []
  return number === '' ? hash(seed) % 99_991 : (hash(stem) % 997) + Number(number)
}

/**
 * Scene and palette by index, each cycling separately. The numbers of scenes and palettes are coprime, so that a pair recurs only
 * after all others; palettes advance in steps that keep rows of three or four apart.
 */
export const choice = <S, P>(place: number, scenes: readonly [S, ...S[]], palettes: readonly [P, ...P[]]): { scene: S; palette: P } => {
  const step = palettes.length % 2 ? 2 : 1
  return {
    scene: scenes[place % scenes.length] ?? scenes[0],
    palette: palettes[(place * step) % palettes.length] ?? palettes[0],
  }
}
