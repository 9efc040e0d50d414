import type { Labels } from '@narkhoz/contract/locales.ts'
import type { CarriedBlock } from '../resolve-blocks.ts'

/** Content of a built-in page: written in all three languages, in the shapes of editors' pages. */
export type BuiltInPage = {
  banner: { title: Labels; lead: Labels }
  blocks: readonly CarriedBlock[]
}
