import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { news } from '@narkhoz/contract/entities/news.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { useWords } from '../../i18n/words.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Day } from '../../kit/day.tsx'
import { Picture } from '../../kit/picture.tsx'
import reflow from '../../kit/reflow.module.css'
import { RichText } from '../../kit/rich-text.tsx'
import section from '../../kit/section.module.css'
import { Breadcrumb } from '../../shell/breadcrumb.tsx'
import styles from './article.module.css'

/** The read attributes of a news item. */
export type Story = Pick<Answer<typeof news>, 'title' | 'date' | 'school' | 'lead' | 'picture' | 'body' | 'fallback'>

type ArticleWords = { about: string; school: string; schoolNews: string }

const Head = ({ story }: { story: Story }) => {
  const { untranslated } = useWords()
  return (
    <header className={`${section.wrap} ${styles.head}`}>
      <Breadcrumb page={story} plain />
      <h1 lang={fallbackLang(story, 'title')}>{story.title}</h1>
      <p className={styles.meta}>
        <Day at={story.date} />
      </p>
      {story.fallback.includes('title') && <p className={styles.note}>{untranslated}</p>}
    </header>
  )
}

type AboutProps = { school: NonNullable<Story['school']>; lang: string | undefined; words: ArticleWords }

const About = ({ school, lang, words }: AboutProps) => (
  <aside className={styles.aside} aria-label={words.about}>
    <dl>
      <div>
        <dt>{words.school}</dt>
        <dd lang={lang}>{school.slug ? <Anchor to={`/school/${school.slug}`}>{school.title}</Anchor> : school.title}</dd>
        <dd>
          <Anchor to={`/news-catalog?school=${school.id}`}>{words.schoolNews}</Anchor>
        </dd>
      </div>
    </dl>
  </aside>
)

/** A piece of news as it is read: when and where from, the picture, what happened. */
export const Article = ({ story, words }: { story: Story; words: ArticleWords }) => (
  <article className={`${section.section} ${styles.article}`}>
    <Head story={story} />
    {story.picture && (
      <div className={section.wrap}>
        <Picture
          className={styles.picture}
          picture={story.picture}
          lang={fallbackLang(story, 'picture.alt')}
          sizes="(min-width: 1400px) 1280px, 100vw"
          priority
        />
      </div>
    )}
    <div className={`${section.wrap} ${styles.columns} ${reflow.reflow}`}>
      {story.school && <About school={story.school} lang={fallbackLang(story, 'school.title')} words={words} />}
      <div className={styles.text}>
        <p className={styles.lead} lang={fallbackLang(story, 'lead')}>
          {story.lead}
        </p>
        <RichText html={story.body} lang={fallbackLang(story, 'body')} />
      </div>
    </div>
  </article>
)
