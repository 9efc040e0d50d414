import { fallbackLang } from '../../format/fallback-lang.ts'
import { RichText } from '../../kit/rich-text.tsx'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'
import styles from './numbers.module.css'

/** A few large numbers, each with its label; the one strong band of a page. */
export const numbers = blockView('numbers', ({ block }) => (
  <BlockSection block={block} ground="ornament">
    <dl className={styles.numbers}>
      {block.items.map(({ value, title, desc }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the block
        <div key={at}>
          <dt lang={fallbackLang(block, `items.${at}.title`)}>{title}</dt>
          <dd lang={fallbackLang(block, `items.${at}.value`)}>{value}</dd>
          {desc && (
            <dd className={styles.note}>
              <RichText html={desc} lang={fallbackLang(block, `items.${at}.desc`)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </BlockSection>
))
