/** A place in a drawing. */
export type Point = readonly [x: number, y: number]

/** One decimal is enough for the eye and halves the bytes. */
const short = (value: number) => Math.round(value * 10) / 10

const digits = (value: number) => `${short(value)}`.replace(/^(-?)0\./u, '$1.')

/** Path data written as it is read, numbers shortened: d`M${x} ${y}h${wide}Z`. */
export const d = (words: TemplateStringsArray, ...values: readonly (number | string)[]) =>
  words.reduce((text, word, at) => {
    const value = values[at - 1] ?? ''
    return `${text}${typeof value === 'number' ? digits(value) : value}${word}`
  })

const attributes = (more: string) => (more ? ` ${more}` : '')

/** A value between two others. */
export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

/** An open line through points. Steps from point to point are shorter than places; they are taken from rounded places, so nothing drifts. */
export const line = (points: readonly Point[]) => {
  let [px, py] = [0, 0]
  let steps = ''
  points.forEach(([x, y], at) => {
    const [rx, ry] = [short(x), short(y)]
    steps += at === 0 ? d`M${rx} ${ry}` : d`${at === 1 ? 'l' : ' '}${rx - px} ${ry - py}`
    ;[px, py] = [rx, ry]
  })
  return steps.replaceAll(' -', '-')
}

/** A closed shape through points. */
export const poly = (points: readonly Point[]) => `${line(points)}Z`

/** A circle as path data, for clips and joined shapes. */
export const ring = (x: number, y: number, r: number, high = r) =>
  d`M${x - r} ${y}a${r} ${high} 0 1 0 ${r * 2} 0a${r} ${high} 0 1 0 ${-r * 2} 0Z`

/** A rectangle with round corners as path data. */
export const slab = (x: number, y: number, w: number, h: number, r = 0) =>
  r > 0
    ? d`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
    : d`M${x} ${y}h${w}v${h}h${-w}Z`

/** A filled path. */
export const path = (data: string, fill: string, more = '') => (data ? `<path d="${data}" fill="${fill}"${attributes(more)}/>` : '')

/** A line with round ends. */
export const stroke = (data: string, colour: string, width: number, more = '') =>
  data
    ? `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`
    : ''

/** A filled rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `${d`<rect x="${x}" y="${y}" width="${w}" height="${h}"`} fill="${fill}"${attributes(more)}/>`

/** A filled circle. */
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `${d`<circle cx="${x}" cy="${y}" r="${r}"`} fill="${fill}"${attributes(more)}/>`

/** Parts moved, turned or scaled together. */
export const group = (body: string, transform: string) => `<g transform="${transform}">${body}</g>`

/** Places parts with their own units at a position in a size. */
export const placed = (body: string, x: number, y: number, scale: number, turn = 0) =>
  group(body, `${d`translate(${x} ${y})`}${turn ? d` rotate(${turn})` : ''} scale(${Math.round(scale * 10_000) / 10_000})`)
