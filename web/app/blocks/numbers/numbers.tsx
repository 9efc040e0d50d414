import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { BlockSection } from '../block-section.tsx'
import { blockView } from '../block-view.ts'
import styles from './numbers.module.css'

/** A few large numbers, each with what it counts; the one strong band of a page. */
export const numbers = blockView('numbers', ({ block }) => (
  <BlockSection block={block} ground="ornament">
    <dl className={styles.numbers}>
      {block.items.map(({ value, title, desc }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the block
        <div key={at}>
          <dt lang={spokenIn(block, `items.${at}.title`)}>{title}</dt>
          <dd lang={spokenIn(block, `items.${at}.value`)}>{value}</dd>
          {desc && (
            <dd className={styles.note}>
              <RichText html={desc} lang={spokenIn(block, `items.${at}.desc`)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </BlockSection>
))
