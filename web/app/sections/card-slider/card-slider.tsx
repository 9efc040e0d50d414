import type { SectionProps } from '../../kit/section.tsx'
import { SliderSection } from '../../kit/slider-section.tsx'
import { type CardItem, ItemCard } from '../card-grid/item-card.tsx'
import styles from './card-slider.module.css'

type CardSliderProps = Pick<SectionProps, 'block' | 'lead' | 'more' | 'ground' | 'id'> & {
  title: string
  items: readonly CardItem[]
  kind: 'bare' | 'panel'
}

/** Entries as cards in one row that visitors move through, where a screen has several such lists; nothing where there are none. */
export const CardSlider = ({ items, kind, ...section }: CardSliderProps) =>
  items.length === 0 ? null : (
    <SliderSection {...section} items="cards">
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.key} id={item.anchor}>
            <ItemCard item={item} kind={kind} sizes="(min-width: 480px) 360px, 78vw" />
          </li>
        ))}
      </ul>
    </SliderSection>
  )
