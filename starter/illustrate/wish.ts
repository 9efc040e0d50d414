import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { PaletteName } from '../pictures/hand/palettes.ts'
import type { PictureOptions } from '../pictures/picture.ts'
import type { About } from './fitting.ts'
import type { SceneKind } from './hints.ts'
import type { Slot } from './slots.ts'

/** What is drawn for a slot, in full. The university's own mark is the one drawing that is no picture of the family. */
export type Drawing = PictureOptions | { kind: 'logo'; text: string }

/** A picture that follows from a name or a number alone. */
export type PictureChoice = { drawing: Drawing; alt: LocalizedText }

/** A picture whose scene is chosen by what some texts are about, so that it differs from its neighbours in the row. */
export type Open = {
  row: string
  /** The row is a list of entries, of which a page shows a stretch. */
  listed?: true
  /** Better without a picture than with one that does not fit: each place for itself, or the row as a whole. */
  fitting?: 'each' | 'all'
  /** The pictures have no words of their own: any scene of these kinds suits. */
  wordless?: true
  kinds: readonly SceneKind[]
  about: readonly About[]
  options: Pick<PictureOptions, 'seed' | 'width' | 'height' | 'calm' | 'text'> & { palette?: PaletteName }
}

/** What a slot is to show; nothing where the design calls for no picture. */
export type Wish = PictureChoice | Open | undefined

/** Decides what a slot is to show. */
export type Decide = (slot: Slot) => Wish
