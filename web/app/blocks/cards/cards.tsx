import { fallbackLang } from '../../format/fallback-lang.ts'
import { Card } from '../../kit/card.tsx'
import { Grid } from '../../kit/grid.tsx'
import { Icon } from '../../kit/icon.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'
import styles from './cards.module.css'

/** Things of equal weight, each with a picture, a sentence and a way on. */
export const cards = blockView('cards', ({ block }) => {
  // Side by side with pictures, cards without an edge are enough; without pictures the edge holds them together.
  const kind = block.items.some(({ picture }) => picture) ? 'bare' : 'panel'
  return (
    <BlockSection block={block}>
      <Grid columns={block.items.length === 2 || block.items.length === 4 ? 2 : 3}>
        {block.items.map(({ title, desc, picture, link }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the block
          <li key={at}>
            <Card
              kind={kind}
              to={link?.url}
              title={title}
              titleLang={fallbackLang(block, `items.${at}.title`)}
              picture={picture}
              className={styles.card}
            >
              {desc && (
                <div className={styles.text}>
                  <RichText html={desc} lang={fallbackLang(block, `items.${at}.desc`)} />
                </div>
              )}
              {link && (
                <p className={styles.way} lang={fallbackLang(block, `items.${at}.link.text`)}>
                  {link.text} <Icon name="arrow" />
                </p>
              )}
            </Card>
          </li>
        ))}
      </Grid>
    </BlockSection>
  )
})
