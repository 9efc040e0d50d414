import { fallbackLang } from '../../format/fallback-lang.ts'
import { Details } from '../../kit/accordion.tsx'
import { Card } from '../../kit/card.tsx'
import { Day } from '../../kit/day.tsx'
import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import reflow from '../../kit/reflow.module.css'
import { Section } from '../../kit/section.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import type { NewsTabItem } from './news-tab-item.ts'
import styles from './news-tabs.module.css'

/** Texts of the tabs; each screen has its own. */
type NewsTabsWords = {
  title: string
  /** The name of the first tab: the news of the screen itself. */
  list: string
  /** The name of the second tab: the newest of the entire university. */
  latest: string
  all: string
  /** Opens the rest of a long list. */
  more: string
}

const place = 'news'

/** How many are in sight before the rest is opened: two rows of three. */
const inSight = 6

const Cards = ({ items }: { items: readonly NewsTabItem[] }) => (
  <ul className={`${styles.cards} ${reflow.reflow}`}>
    {items.map((item) => (
      <li key={item.id}>
        <Card
          kind="bare"
          className={styles.card}
          to={`/news/${item.slug}`}
          title={item.title}
          titleLang={fallbackLang(item, 'title')}
          picture={item.picture}
          before={<Day at={item.date} />}
        />
      </li>
    ))}
  </ul>
)

/** News as tiles: two rows in sight, the rest behind a fold. */
export const NewsTiles = ({ items, more }: { items: readonly NewsTabItem[]; more: string }) => (
  <>
    <Cards items={items.slice(0, inSight)} />
    {items.length > inSight && (
      <Details title={more}>
        <Cards items={items.slice(inSight)} />
      </Details>
    )}
  </>
)

type NewsTabsProps = {
  words: NewsTabsWords
  list: readonly NewsTabItem[]
  latest: readonly NewsTabItem[]
  /** The link to all of them. */
  to?: string
}

/** News of one place and the newest of the university, in one place of the page. */
export const NewsTabs = ({ words, list, latest, to = '/news' }: NewsTabsProps) => {
  const tabs = [
    { name: words.list, items: list },
    { name: words.latest, items: latest },
  ].filter(({ items }) => items.length > 0)
  return (
    <Section block="news-tabs" title={words.title} more={{ to, text: words.all }} id={place}>
      {tabs.length === 0 ? (
        <Empty />
      ) : (
        <Tabs
          label={words.title}
          tabs={tabs.map(({ name, items }) => ({ name, content: <NewsTiles items={items} more={words.more} /> }))}
        />
      )}
    </Section>
  )
}

NewsTabs.parts = (({ words }) => [{ id: place, title: words.title, screens: 1.2 }]) satisfies PartsOf<NewsTabsProps>
