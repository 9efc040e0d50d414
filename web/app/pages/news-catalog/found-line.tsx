import { newsFeeds } from '@narkhoz/contract/subscriptions.ts'
import { SamePageLink } from '../../kit/same-page-link.tsx'
import styles from './found-line.module.css'

type FoundLineProps = { found: string; clear: string | undefined; follow: { to: string; text: string } }

/** How many are found, told when it changes, the way back to all, and where to follow them. */
export const FoundLine = ({ found, clear, follow }: FoundLineProps) => (
  <div className={styles.line}>
    <p role="status">{found}</p>
    {clear && (
      <SamePageLink search="" stays>
        {clear}
      </SamePageLink>
    )}
    {/* A file and no screen: the router would look for a page. */}
    <a className={styles.follow} href={follow.to} type={newsFeeds.rss.type}>
      {follow.text}
    </a>
  </div>
)
