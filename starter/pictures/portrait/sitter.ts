import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, lerp } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'

/** Whom a portrait shows, so that it agrees with the person. */
export type Figure = 'woman' | 'man'

/** Apparent age of a portrait: below 35, below 46, below 57, older. */
export type Age = 'young' | 'middle' | 'mature' | 'senior'

/** Staff are of every age and dressed for work, students young and dressed for the day. */
export type Walk = 'staff' | 'student'

/** One person as the dice made them, measured in a frame of 400 by 500 with the face around 200, 206. */
export type Sitter = {
  art: Art
  lit: Lit
  woman: boolean
  walk: Walk
  age: Age
  hair: string
  sheen: string
  skin: string
  dim: string
  /** Thin lines on skin. */
  line: string
  lips: string
  /** Half the width of the face. */
  half: number
  chin: number
  face: string
  head: 'bare' | 'scarf' | 'takiya'
  /** The horn pair, defined once for all places where it is used. */
  horns: () => string
}

const faceShape = (half: number, chin: number, jaw: number) => {
  const cheek = half * lerp(0.72, 0.84, jaw)
  const soft = lerp(22, 28, jaw)
  const low = 232 + jaw * 6
  const lower = 258 + jaw * 8
  return d`M${200 - half} 196C${200 - half} 150 ${200 - half * 0.6} 128 200 128C${200 + half * 0.6} 128 ${200 + half} 150 ${200 + half} 196C${200 + half} ${low} ${200 + cheek} ${lower} ${200 + soft} ${chin - 5}Q200 ${chin + 5} ${200 - soft} ${chin - 5}C${200 - cheek} ${lower} ${200 - half} ${low} ${200 - half} 196Z`
}

/** How much of the hair is grey. */
const greying: Record<Age, number> = { young: 0, middle: 0, mature: 0.34, senior: 0.68 }

/** Warm in every palette: lips mixed from the cold ones alone look frozen. */
const lipRed = '#a8323e'

/** Throws the dice for one person. */
export const sitter = (art: Art, walk: Walk, figure?: Figure, asked?: Age): Sitter => {
  const { r, c } = art
  const lit = r.side()
  const drawn = r.chance(0.5)
  const woman = figure ? figure === 'woman' : drawn
  const thrown = r.pick(['young', 'young', 'middle', 'mature', 'senior'])
  const age = asked ?? (walk === 'student' ? 'young' : thrown)
  const grey = greying[age] * r.between(0.85, 1.1)
  const hair = grey ? mix(c.hair, '#fbf6f0', grey) : mix(c.hair, c.skin[1], r.pick([0, 0, 0.14, 0.26]))
  const jaw = woman ? r.between(0, 0.45) : r.between(0.45, 1)
  const half = lerp(52, 57, jaw) + r.between(-1.5, 1.5)
  const chin = lerp(284, 290, jaw)
  return {
    art,
    lit,
    woman,
    walk,
    age,
    hair,
    sheen: mix(hair, c.skin[0], 0.22),
    skin: c.skin[0],
    dim: c.skin[1],
    line: mix(c.skin[1], c.hair, 0.5),
    lips: mix(c.skin[1], lipRed, 0.62),
    half,
    chin,
    face: faceShape(half, chin, jaw),
    head: woman
      ? // The embroidered cap of a woman is worn by the young.
        r.pick(['bare', 'bare', 'bare', 'bare', 'bare', 'scarf', grey ? 'scarf' : 'takiya'])
      : r.pick(['bare', 'bare', 'bare', 'bare', 'bare', 'takiya']),
    horns: () => hornsOf(art),
  }
}
