import type { olympiadResult } from '@narkhoz/contract/entities/olympiad-result.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry, Words } from './entry.ts'

/** What a team won at an olympiad, as a row. */
export const olympiadRow = (item: Entry<typeof olympiadResult>, { kit: { facts } }: Words): Row => ({
  key: item.id,
  anchor: entryAnchor('olympiad-result', item.id),
  mark: item.year,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  tag: [item.award.title, item.subject].filter(Boolean).join(', '),
  tagLang: spokenIn(item, 'subject'),
  text: item.participants,
  textLang: spokenIn(item, 'participants'),
  facts: [
    { title: facts.level, value: item.level?.title },
    { title: facts.city, value: item.city, valueLang: spokenIn(item, 'city') },
    { title: facts.head, value: item.head, valueLang: spokenIn(item, 'head') },
  ],
})
