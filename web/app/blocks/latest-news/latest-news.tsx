import type { Card as CardOf } from '@narkhoz/contract/entities/entity.ts'
import type { news } from '@narkhoz/contract/entities/news.ts'
import { useWords } from '../../i18n/words.ts'
import { Card } from '../../kit/card.tsx'
import { Day } from '../../kit/day.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import styles from './latest-news.module.css'

type Item = CardOf<typeof news>

const NewsCard = ({ item, first = false }: { item: Item; first?: boolean }) => (
  <Card
    kind="bare"
    className={first ? styles.first : styles.row}
    to={`/news/${item.slug}`}
    title={item.title}
    titleLang={spokenIn(item, 'title')}
    before={<Day at={item.date} />}
  >
    {first && <p lang={spokenIn(item, 'lead')}>{item.lead}</p>}
  </Card>
)

/** The newest item large, the others as rows beside it. */
export const LatestNews = ({ items }: { items: readonly Item[] }) => {
  const words = useWords().news
  const [first, ...others] = items
  return (
    <Section block="latest-news" title={words.title} more={{ to: '/news', text: words.all }}>
      {first ? (
        <div className={styles.news}>
          <NewsCard item={first} first />
          <ul>
            {others.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{words.empty}</p>
      )}
    </Section>
  )
}
