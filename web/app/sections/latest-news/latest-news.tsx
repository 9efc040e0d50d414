import type { news } from '@narkhoz/contract/entities/news.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { Card } from '../../kit/card.tsx'
import { Day } from '../../kit/day.tsx'
import { Empty } from '../../kit/empty.tsx'
import reflow from '../../kit/reflow.module.css'
import { Section } from '../../kit/section.tsx'
import type { Entry } from '../entries/entry.ts'
import styles from './latest-news.module.css'

type Item = Entry<typeof news>

const NewsCard = ({ item, isFirst = false }: { item: Item; isFirst?: boolean }) => (
  <Card
    kind="bare"
    className={isFirst ? styles.first : styles.row}
    to={`/news/${item.slug}`}
    title={item.title}
    titleLang={fallbackLang(item, 'title')}
    picture={item.picture}
    sizes={isFirst ? '(min-width: 1024px) 720px, 100vw' : '120px'}
    before={<Day at={item.date} />}
  >
    {isFirst && <p lang={fallbackLang(item, 'lead')}>{item.lead}</p>}
  </Card>
)

/** The first item large, the others as rows next to it. */
export const LatestNews = ({ items, isAtNews = false }: { items: readonly Item[]; isAtNews?: boolean }) => {
  const words = useWords()
  const { title, all, empty } = words.news
  const [first, ...others] = items
  return (
    <Section block="latest-news" title={title} more={isAtNews ? undefined : { to: '/news', text: all }}>
      {first ? (
        <div className={`${styles.news} ${reflow.reflow}`}>
          <NewsCard item={first} isFirst />
          <ul>
            {others.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Empty text={empty} way={{ to: '/', text: words.toHome }} />
      )}
    </Section>
  )
}
