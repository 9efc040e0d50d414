import type { Labels } from '@narkhoz/contract/locales.ts'
import type { CarriedBlock } from '../resolve-blocks.ts'

/** What a page says whose content is part of the software: written in all three languages, in the shapes that editors' pages have. */
export type BuiltInPage = {
  banner: { title: Labels; lead: Labels }
  blocks: readonly CarriedBlock[]
}
