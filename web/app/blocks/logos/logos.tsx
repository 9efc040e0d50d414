import { fallbackLang } from '../../kit/fallback-lang.ts'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'
import { LogoGrid } from '../logo-grid/logo-grid.tsx'

/** Names of partners as their wordmarks. */
export const logos = blockView('logos', ({ block }) => (
  <BlockSection block={block}>
    <LogoGrid logos={block.items.map((item, at) => ({ ...item, key: at, titleLang: fallbackLang(block, `items.${at}.title`) }))} />
  </BlockSection>
))
