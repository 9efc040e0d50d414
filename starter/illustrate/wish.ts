import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { PaletteName } from '../pictures/hand/palettes.ts'
import type { PictureOptions } from '../pictures/picture.ts'
import type { About } from './fitting.ts'
import type { SceneKind } from './hints.ts'
import type { Slot } from './slots.ts'

/** The drawing for a slot. The university's logo is the one drawing outside the family of pictures. */
export type Drawing = PictureOptions | { kind: 'logo'; text: string }

/** A picture that follows from a name or a number alone. */
export type PictureChoice = { drawing: Drawing; alt: LocalizedText }

/** A picture whose scene is chosen by what some texts are about, so that it differs from its neighbours in the row. */
export type Open = {
  row: string
  /** The row is a list of entries, of which a page shows a part. */
  listed?: true
  /** No picture is better than one that does not fit: for each place alone, or for the entire row. */
  fitting?: 'each' | 'all'
  /** The pictures have no texts: any scene of these kinds suits. */
  wordless?: true
  kinds: readonly SceneKind[]
  about: readonly About[]
  options: Pick<PictureOptions, 'seed' | 'width' | 'height' | 'calm' | 'text'> & { palette?: PaletteName }
}

/** The wish of a slot; undefined where the design has no picture. */
export type Wish = PictureChoice | Open | undefined

/** Decides the picture of a slot. */
export type Decide = (slot: Slot) => Wish
