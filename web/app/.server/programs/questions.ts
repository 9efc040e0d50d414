import { questionsKey } from '@narkhoz/contract/pages/question-calls.ts'
import type { Topic } from '../../blocks/questions/questions.tsx'
import { NotFound } from '../content-error.ts'
import type { Place } from '../page.ts'

/** Whether a question concerns a level; without levels of its own it concerns each. */
const isFor =
  (level: string | undefined) =>
  ({ levels }: { levels: readonly { value: string }[] | null }) =>
    !level || !levels?.length || levels.some(({ value }) => value === level)

const askForTopic = async ({ content, query }: Place, id: number, level: string | undefined): Promise<Topic> => {
  const [category, { data, meta }] = await Promise.all([
    content.item('question-categories/{id}', { id }),
    content.paged('questions/{category}', { category: id, page: query[questionsKey] }),
  ])
  const { title, lead, fallback } = category
  return { id, title, lead, fallback, questions: data.filter(isFor(level)), page: meta.current_page, last: meta.last_page }
}

/**
 * The topics of questions, each at the same page, because one key pages them all. A topic may have fewer pages than
 * another; only a page that none of them has does not exist. With a level the questions of others are left out.
 */
export const loadQuestions = async (place: Place, categories: readonly number[], level?: string): Promise<Topic[]> => {
  const topics = await Promise.all(categories.map((id) => askForTopic(place, id, level)))
  if (topics.length > 0 && topics.every(({ page, last }) => page > last)) throw new NotFound(`No page ${topics[0]?.page} of questions`)
  return topics.filter(({ questions, page, last }) => questions.length > 0 || page > 1 || last > 1)
}
