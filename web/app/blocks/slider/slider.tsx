import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { Figure } from '../../kit/figure.tsx'
import { SliderSection } from '../../kit/slider-section.tsx'
import { headOfBlock } from '../block-section.tsx'
import { type BlockOf, blockView } from '../block-view.ts'
import styles from './slider.module.css'

type Row = 'pictures_top' | 'pictures_bottom' | 'pictures_mobile'

const PictureRow = ({ block, row, className }: { block: BlockOf<'slider'>; row: Row; className?: string | undefined }) => (
  <ul className={`${styles.row} ${className ?? ''}`}>
    {block[row]?.map(({ picture, caption }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the row
      <li key={at}>
        <Figure
          picture={picture}
          altLang={fallbackLang(block, `${row}.${at}.picture.alt`)}
          caption={caption}
          captionLang={fallbackLang(block, `${row}.${at}.caption`)}
          sizes="600px"
        />
      </li>
    ))}
  </ul>
)

const Slider = ({ block }: { block: BlockOf<'slider'> }) => {
  const words = useWords().kit
  const hasOwnPhoneRow = Boolean(block.pictures_mobile?.length)
  return (
    <SliderSection {...headOfBlock(block)} label={words.pictures} items="pictures">
      <PictureRow block={block} row="pictures_top" className={hasOwnPhoneRow ? styles.wide : undefined} />
      {block.pictures_bottom?.length ? (
        <PictureRow block={block} row="pictures_bottom" className={hasOwnPhoneRow ? styles.wide : undefined} />
      ) : null}
      {hasOwnPhoneRow && <PictureRow block={block} row="pictures_mobile" className={styles.phone} />}
    </SliderSection>
  )
}

/** A carousel of pictures, in two rows that move together, or in one on a phone. */
export const slider = blockView('slider', Slider)
