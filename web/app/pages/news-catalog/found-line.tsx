import { newsFeeds } from '@narkhoz/contract/subscriptions.ts'
import { SamePageLink } from '../../kit/same-page-link.tsx'
import styles from './found-line.module.css'

type FoundLineProps = { found: string; clear: string | undefined; follow: { to: string; text: string } }

/** The number of results, announced when it changes, the link to reset the filter, and the feed. */
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
