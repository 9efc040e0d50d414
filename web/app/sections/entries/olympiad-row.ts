import type { olympiadResult } from '@narkhoz/contract/entities/olympiad-result.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import type { Entry, Words } from './entry.ts'

/** A team's result at an olympiad, as a row. */
export const olympiadRow = (item: Entry<typeof olympiadResult>, { kit: { facts } }: Words): Row => ({
  key: item.id,
  anchor: entryAnchor('olympiad-result', item.id),
  mark: item.year,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: [item.award.title, item.subject].filter(Boolean).join(', '),
  tagLang: fallbackLang(item, 'subject'),
  text: item.participants,
  textLang: fallbackLang(item, 'participants'),
  facts: [
    { title: facts.level, value: item.level?.title },
    { title: facts.city, value: item.city, valueLang: fallbackLang(item, 'city') },
    { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
  ],
})
