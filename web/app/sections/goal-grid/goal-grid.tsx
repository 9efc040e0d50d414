import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Grid } from '../../kit/grid.tsx'
import type { PictureAnswer } from '../../kit/picture.tsx'
import styles from './goal-grid.module.css'

/** A numbered goal. */
export type Goal = {
  key: number
  to: string
  number: number
  title: string
  titleLang?: string | undefined
  picture: PictureAnswer | null
  /** The goal's own colour, such as `#e5243b`. */
  colour?: string | null | undefined
}

/** Drawn, because the policy sent with pages forbids a style in the markup. */
const Stripe = ({ colour }: { colour: string }) => (
  <svg className={styles.stripe} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" fill={colour} />
  </svg>
)

/** Goals by number, each a square with its name below. */
export const GoalGrid = ({ goals, empty = <Empty /> }: { goals: readonly Goal[]; empty?: ReactNode }) =>
  goals.length === 0 ? (
    empty
  ) : (
    <div className={styles.goals}>
      <Grid columns={6}>
        {goals.map(({ key, to, number, title, titleLang, picture, colour }) => (
          <li key={key}>
            <Card
              kind="bare"
              to={to}
              title={title}
              titleLang={titleLang}
              picture={picture}
              shape="square"
              sizes="(min-width: 641px) 200px, 50vw"
              before={
                <>
                  {!picture && <p className={styles.number}>{number}</p>}
                  {colour && <Stripe colour={colour} />}
                </>
              }
            />
          </li>
        ))}
      </Grid>
    </div>
  )
