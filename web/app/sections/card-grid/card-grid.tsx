import type { ReactNode } from 'react'
import type { Shape } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Grid } from '../../kit/grid.tsx'
import styles from './card-grid.module.css'
import { type CardItem, ItemCard } from './item-card.tsx'

type CardGridProps = {
  items: readonly CardItem[]
  kind: 'bare' | 'panel'
  columns?: 2 | 3 | 4 | 6
  shape?: Shape
  /** Content of an empty list; by default a sentence and a link. */
  empty?: ReactNode
}

/** Entries as cards: news, programs, clubs, projects, books and whatever else has a title and a picture or facts. */
export const CardGrid = ({ items, kind, columns = 3, shape, empty = <Empty /> }: CardGridProps) =>
  items.length === 0 ? (
    empty
  ) : (
    <div className={styles.cards}>
      <Grid columns={columns}>
        {items.map((item) => (
          <li key={item.key} id={item.anchor}>
            <ItemCard item={item} kind={kind} shape={shape} sizes={columns > 3 ? '(min-width: 641px) 300px, 50vw' : undefined} />
          </li>
        ))}
      </Grid>
    </div>
  )
