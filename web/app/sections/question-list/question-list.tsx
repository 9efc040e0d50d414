import type { faq } from '@narkhoz/contract/entities/faq.ts'
import { Accordion } from '../../kit/accordion.tsx'
import { Empty } from '../../kit/empty.tsx'
import type { Entry } from '../entries/entry.ts'
import { faqFold } from '../entries/question-fold.tsx'

/** Frequent questions that open to their answers. */
export const QuestionList = ({ questions }: { questions: readonly Entry<typeof faq>[] }) =>
  questions.length === 0 ? <Empty /> : <Accordion folds={questions.map(faqFold)} />
