import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Grid } from '../../kit/grid.tsx'
import type { PictureAnswer } from '../../kit/picture.tsx'
import styles from './goal-grid.module.css'

/** A numbered goal. */
export type Goal = { key: number; to: string; number: number; title: string; titleLang?: string | undefined; picture: PictureAnswer | null }

/** Goals by number, each a square with its name below. */
export const GoalGrid = ({ goals, empty = <Empty /> }: { goals: readonly Goal[]; empty?: ReactNode }) =>
  goals.length === 0 ? (
    empty
  ) : (
    <div className={styles.goals}>
      <Grid columns={6}>
        {goals.map(({ key, to, number, title, titleLang, picture }) => (
          <li key={key}>
            <Card
              kind="bare"
              to={to}
              title={title}
              titleLang={titleLang}
              picture={picture}
              shape="square"
              sizes="(min-width: 641px) 200px, 50vw"
              before={!picture && <p className={styles.number}>{number}</p>}
            />
          </li>
        ))}
      </Grid>
    </div>
  )
