import type { RequestWords } from '../../.server/words/request.ts'
import { Note } from '../../forms/note.tsx'
import type { Standing } from '../../forms/standing.ts'
import { MoreLink } from '../../kit/button.tsx'
import { Day } from '../../kit/day.tsx'
import { Facts } from '../../kit/facts.tsx'
import styles from './request.module.css'

type RequestStandingProps = { words: RequestWords; standing: Extract<Standing, { is: 'found' }> }

/** How a request stands: what it was, when it was sent, and nothing of what it said. */
export const RequestStanding = ({ words, standing }: RequestStandingProps) => (
  <div className={styles.standing}>
    <Note kind="good" {...words.status[standing.status]} isFirst />
    <Facts
      facts={[
        { title: words.code, value: standing.code },
        { title: words.subject, value: standing.title },
        { title: words.at, value: <Day at={standing.at} /> },
      ]}
    />
    <MoreLink to="/request" text={words.askAgain} />
  </div>
)
