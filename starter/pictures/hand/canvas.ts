import type { Dice } from './dice.ts'
import type { Palette } from './palettes.ts'

/** One picture in the making: its dice, size, colours and definitions. */
export type Art = {
  r: Dice
  /** The picture's place in its row: choices that count on with it differ between neighbours. */
  place: number
  w: number
  h: number
  /** The shorter side: sizes are relative to it, so that a picture keeps its look in every ratio. */
  unit: number
  c: Palette
  /** Stores a definition and returns its id. */
  define: (make: (id: string) => string) => string
  /** A fill that fades from top to bottom. */
  fade: (top: string, bottom: string, from?: number, to?: number) => string
  /** Parts seen through a shape only. */
  within: (shape: string, body: string, rule?: 'evenodd') => string
  /** The finished document. */
  svg: (body: string) => string
}

type Blank = Pick<Art, 'r' | 'place' | 'w' | 'h' | 'c'> & { name: string }

/** An empty canvas; ids start with `name`, so that two pictures inlined in one page never meet. */
export const canvas = ({ name, r, place, w, h, c }: Blank): Art => {
  const definitions: string[] = []
  const known = new Map<string, string>()
  const define: Art['define'] = (make) => {
    const plain = make('')
    const earlier = known.get(plain)
    if (earlier) return earlier
    const id = `${name}-${definitions.length + 1}`
    known.set(plain, id)
    definitions.push(make(id))
    return id
  }
  return {
    r,
    place,
    w,
    h,
    unit: Math.min(w, h),
    c,
    define,
    fade: (top, bottom, from = 0, to = 1) =>
      `url(#${define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="${from}" stop-color="${top}"/><stop offset="${to}" stop-color="${bottom}"/></linearGradient>`)})`,
    within: (shape, body, rule) =>
      `<g clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${shape}"${rule ? ` clip-rule="${rule}"` : ''}/></clipPath>`)})">${body}</g>`,
    svg: (body) =>
      // A sign separates numbers as well as a space does.
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''}${body}</svg>`.replace(
        / d="[^"]+"/g,
        (data) => data.replaceAll(' -', '-'),
      ),
  }
}
