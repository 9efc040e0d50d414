import { fixedIds } from '../fixed-ids.ts'

/** The query key that pages the questions of all tabs, so that it never moves another list of the screen. */
export const questionsKey = 'questions'

/** The calls for the question tabs: each category and its questions. */
export const questionCalls = fixedIds.questionCategories.flatMap((id) => [
  `question-categories/${id}`,
  `questions/${id}?page={${questionsKey}}`,
])
