import { logo, logoSize } from '../pictures/marks/logo.ts'
import { picture, planned } from '../pictures/picture.ts'
import type { Drawing } from './wish.ts'

/** Width and height of a drawing, without drawing it. */
export const sizeOf = (drawing: Drawing): { width: number; height: number } => {
  if (drawing.kind === 'logo') return logoSize(drawing.text)
  const { width, height } = planned(drawing)
  return { width, height }
}

/** A drawing as SVG; deterministic. */
export const drawn = (drawing: Drawing): string => (drawing.kind === 'logo' ? logo(drawing.text) : picture(drawing))

/** A unique key of a drawing: everything that determines its content. */
export const recipeOf = (drawing: Drawing): string => JSON.stringify(drawing, Object.keys(drawing).sort())
