import type { faq } from '@narkhoz/contract/entities/faq.ts'
import { Empty } from '../../kit/empty.tsx'
import { Folds } from '../../kit/folds.tsx'
import type { Entry } from '../entries/entry.ts'
import { faqFold } from '../entries/question-fold.tsx'

/** Frequent questions that open to their answers. */
export const QuestionList = ({ questions }: { questions: readonly Entry<typeof faq>[] }) =>
  questions.length === 0 ? <Empty /> : <Folds folds={questions.map(faqFold)} />
