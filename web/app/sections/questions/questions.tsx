import type { question } from '@narkhoz/contract/entities/question.ts'
import type { questionCategory } from '@narkhoz/contract/entities/question-category.ts'
import { questionsKey } from '@narkhoz/contract/pages/question-calls.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Accordion } from '../../kit/accordion.tsx'
import { Empty } from '../../kit/empty.tsx'
import type { PartsOf } from '../../kit/page-part.ts'
import { Pagination } from '../../kit/pagination.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { SplitSection } from '../../kit/split-section.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import type { Entry } from '../entries/entry.ts'
import { questionFold } from '../entries/question-fold.tsx'
import styles from './questions.module.css'

/** A topic and one page of its questions. */
export type Topic = Pick<Entry<typeof questionCategory>, 'id' | 'title' | 'lead' | 'fallback'> & {
  questions: readonly Entry<typeof question>[]
  page: number
  last: number
}

/** Texts around the questions. */
type QuestionsWords = { title: string; lead: string; pages: string; none: string; first: string }

type QuestionsProps = {
  topics: readonly Topic[]
  words: QuestionsWords
  /** Query keys of other lists of the screen, which paging does not touch. */
  keep?: Readonly<Record<string, string | undefined>>
}

const place = 'questions'

const TopicView = ({ topic: { title, questions, page, last }, words, keep = {} }: Omit<QuestionsProps, 'topics'> & { topic: Topic }) => (
  <>
    {questions.length > 0 ? (
      <Accordion folds={questions.map(questionFold)} />
    ) : (
      <Empty text={words.none} way={{ to: `${searchOf(keep) || '?'}#${place}`, text: words.first }} />
    )}
    <Pagination label={`${words.pages}: ${title}`} page={page} last={last} name={questionsKey} keep={keep} at={place} />
  </>
)

/** Questions by topic, each opening to its answer; one topic alone is the section's own. */
export const Questions = ({ topics, words, keep = {} }: QuestionsProps) => {
  const [only, ...others] = topics
  if (!only) return null
  const isOne = others.length === 0
  const said = isOne ? only : undefined
  return (
    <SplitSection
      block="questions"
      id={place}
      title={said?.title ?? words.title}
      titleLang={said && fallbackLang(said, 'title')}
      page={only.page}
      ratio="list"
      words={
        <>
          {said?.lead && (
            <p className={styles.lead} lang={fallbackLang(said, 'lead')}>
              {said.lead}
            </p>
          )}
          <p className={styles.lead}>{words.lead}</p>
        </>
      }
    >
      {isOne ? (
        <TopicView topic={only} words={words} keep={keep} />
      ) : (
        <Tabs
          label={words.title}
          // Further pages of one topic may be there where the first has none.
          open={Math.max(
            0,
            topics.findIndex(({ questions }) => questions.length > 0),
          )}
          tabs={topics.map((topic) => ({
            name: topic.title,
            nameLang: fallbackLang(topic, 'title'),
            content: <TopicView topic={topic} words={words} keep={keep} />,
          }))}
        />
      )}
    </SplitSection>
  )
}

Questions.parts = (({ topics, words }) =>
  topics[0]
    ? [
        topics.length > 1
          ? { id: place, title: words.title, screens: 1 }
          : { id: place, title: topics[0].title, titleLang: fallbackLang(topics[0], 'title'), screens: 1 },
      ]
    : []) satisfies PartsOf<QuestionsProps>
