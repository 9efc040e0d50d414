import type { faq } from '@narkhoz/contract/entities/faq.ts'
import type { question } from '@narkhoz/contract/entities/question.ts'
import type { Fold } from '../../kit/folds.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { Entry } from './entry.ts'

/** A question that opens to its answer. */
export const questionFold = (item: Entry<typeof question> | Entry<typeof faq>): Fold => ({
  key: item.id,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  content: <RichText html={item.answer} lang={spokenIn(item, 'answer')} />,
})
