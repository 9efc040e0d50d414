import { constants } from '@narkhoz/contract/constants.ts'
import type { question } from '@narkhoz/contract/entities/question.ts'
import { questionsKey } from '@narkhoz/contract/pages/question-calls.ts'
import type { Entry } from '../../sections/entries/entry.ts'
import type { Topic } from '../../sections/questions/questions.tsx'
import type { Content } from '../content.ts'
import { NotFound } from '../content-error.ts'
import type { Place } from '../page.ts'

type Question = Entry<typeof question>

const { usual } = constants.paging

/** As many pages of a category are read where its questions are filtered by their level. */
const maxPages = 25

/** Whether a question concerns a level; without levels it concerns each. */
const isFor =
  (level: string) =>
  ({ levels }: Pick<Question, 'levels'>) =>
    !levels?.length || levels.some(({ value }) => value === level)

const everyQuestion = async (content: Pick<Content, 'paged'>, category: number): Promise<Question[]> => {
  const read = (page: number) => content.paged('questions/{category}', { category, page })
  const { data, meta } = await read(1)
  const others = Array.from({ length: Math.min(meta.last_page, maxPages) - 1 }, (_, index) => read(index + 2))
  return [data, ...(await Promise.all(others)).map((page) => page.data)].flat()
}

const pageIn = (query: Place['query']) => {
  const { [questionsKey]: given = '1' } = query
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new NotFound(`No page ${given} of questions`)
  return Number(given)
}

type QuestionPage = Pick<Topic, 'questions' | 'page' | 'last'>

/** Filtered before they are paged: a page of the service has questions of every level, and may have none of this one. */
const questionsFor = async ({ content, query }: Place, category: number, level: string): Promise<QuestionPage> => {
  const questions = (await everyQuestion(content, category)).filter(isFor(level))
  const page = pageIn(query)
  return {
    questions: questions.slice((page - 1) * usual, page * usual),
    page,
    last: Math.max(1, Math.ceil(questions.length / usual)),
  }
}

const questionsOfAll = async ({ content, query }: Place, category: number): Promise<QuestionPage> => {
  const { data, meta } = await content.paged('questions/{category}', { category, page: query[questionsKey] })
  return { questions: data, page: meta.current_page, last: meta.last_page }
}

const loadTopic = async (place: Place, id: number, level: string | undefined): Promise<Topic> => {
  const [category, questions] = await Promise.all([
    place.content.item('question-categories/{id}', { id }),
    level ? questionsFor(place, id, level) : questionsOfAll(place, id),
  ])
  const { title, lead, fallback } = category
  return { id, title, lead, fallback, ...questions }
}

/**
 * The topics of questions, each at the same page, because one key pages them all. A topic may have fewer pages than
 * another; only a page that none of them has does not exist. With a level the questions of others are left out.
 */
export const loadQuestions = async (place: Place, categories: readonly number[], level?: string): Promise<Topic[]> => {
  const topics = await Promise.all(categories.map((id) => loadTopic(place, id, level)))
  if (topics.length > 0 && topics.every(({ page, last }) => page > last)) throw new NotFound(`No page ${topics[0]?.page} of questions`)
  return topics.filter(({ questions, page, last }) => questions.length > 0 || page > 1 || last > 1)
}
