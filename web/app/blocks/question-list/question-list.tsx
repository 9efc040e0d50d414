import type { faq } from '@narkhoz/contract/entities/faq.ts'
import type { question } from '@narkhoz/contract/entities/question.ts'
import { Empty } from '../../kit/empty.tsx'
import { Folds } from '../../kit/folds.tsx'
import type { Entry } from '../entries/entry.ts'
import { questionFold } from '../entries/question-fold.tsx'

type Question = Entry<typeof question> | Entry<typeof faq>

/** Questions that open to their answers. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) =>
  questions.length === 0 ? <Empty /> : <Folds folds={questions.map(questionFold)} />
