import type { faq } from '@narkhoz/contract/entities/faq.ts'
import type { question } from '@narkhoz/contract/entities/question.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { AccordionItem } from '../../kit/accordion.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import type { Entry } from './entry.ts'

const foldOf = (kind: string, item: Entry<typeof question> | Entry<typeof faq>): AccordionItem => ({
  key: item.id,
  anchor: entryAnchor(kind, item.id),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  content: <RichText html={item.answer} lang={fallbackLang(item, 'answer')} />,
})

/** A question of a topic that opens to its answer. */
export const questionFold = (item: Entry<typeof question>) => foldOf('question', item)

/** A frequent question that opens to its answer. */
export const faqFold = (item: Entry<typeof faq>) => foldOf('faq', item)
