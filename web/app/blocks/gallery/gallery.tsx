import { fallbackLang } from '../../format/fallback-lang.ts'
import { Figure } from '../../kit/figure.tsx'
import { Grid } from '../../kit/grid.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'

/** Pictures side by side, all in sight, with captions. */
export const gallery = blockView('gallery', ({ block }) => (
  <BlockSection block={block}>
    <Grid columns={block.pictures.length === 2 || block.pictures.length === 4 ? 2 : 3}>
      {block.pictures.map(({ picture, caption }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the block
        <li key={at}>
          <Figure
            picture={picture}
            altLang={fallbackLang(block, `pictures.${at}.picture.alt`)}
            caption={caption}
            captionLang={fallbackLang(block, `pictures.${at}.caption`)}
            isCut
          />
        </li>
      ))}
    </Grid>
  </BlockSection>
))
