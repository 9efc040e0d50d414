import type { faq } from '@narkhoz/contract/entities/faq.ts'
import type { question } from '@narkhoz/contract/entities/question.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import type { Fold } from '../../kit/folds.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { Entry } from './entry.ts'

const foldOf = (kind: string, item: Entry<typeof question> | Entry<typeof faq>): Fold => ({
  key: item.id,
  anchor: entryAnchor(kind, item.id),
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  content: <RichText html={item.answer} lang={spokenIn(item, 'answer')} />,
})

/** A question of a topic that opens to its answer. */
export const questionFold = (item: Entry<typeof question>) => foldOf('question', item)

/** A frequent question that opens to its answer. */
export const faqFold = (item: Entry<typeof faq>) => foldOf('faq', item)
