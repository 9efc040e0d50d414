import { fallbackLang } from '../../format/fallback-lang.ts'
import { LogoGrid } from '../../sections/logo-grid/logo-grid.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Names of partners as their wordmarks. */
export const logos = blockView('logos', ({ block }) => (
  <BlockSection block={block}>
    <LogoGrid logos={block.items.map((item, at) => ({ ...item, key: at, titleLang: fallbackLang(block, `items.${at}.title`) }))} />
  </BlockSection>
))
