import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { beforeAll, expect, test } from 'vitest'
import { Blocks } from '../blocks/blocks.tsx'
import { loadWords, wordsIn } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { CardSlider } from '../sections/card-slider/card-slider.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { Consultation } from './consultation.tsx'
import { partsIn, partsToLink } from './page-parts.ts'

beforeAll(() => loadWords('en'))

const partsOf = (page: Parameters<typeof partsIn>[0]) => partsIn(page, wordsIn('en'), 'en')
// Only the inputs of a part matter here.
const block = (id: number, type: string, title: string | null, items: number) =>
  ({ id, type, title, fallback: [], items: Array.from({ length: items }, () => ({})) }) as unknown as AnyBlockAnswer
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ key: at, title: `Row ${at}` }))

test('sections, blocks and components with sections are parts, in the order of the page', () => {
  const parts = partsOf(
    <>
      <Blocks blocks={[block(7, 'intro', 'About', 0), block(8, 'call', null, 0)]} />
      <Section block="rows" title="Rows" />
      <Section block="news-tabs" id="news" title="News" />
      <CardSlider block="none" title="Nothing" items={[]} kind="bare" />
      <Consultation />
      {false}
    </>,
  )
  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['block-7', 'About'],
    ['block-8', ''],
    ['rows', 'Rows'],
    ['news', 'News'],
    ['consultation', wordsIn('en').consultation.title],
  ])
})

test('a page of a few short parts has no links to them', () => {
  expect(partsToLink(partsOf(<Blocks blocks={[1, 2, 3].map((id) => block(id, 'text', `Part ${id}`, 0))} />))).toEqual([])
})

test('a long page links to every part that has a heading', () => {
  const blocks = [1, 2, 3, 4, 5, 6].map((id) => block(id, 'steps', id === 4 ? null : `Part ${id}`, 5))
  expect(partsToLink(partsOf(<Blocks blocks={blocks} />)).map(({ id }) => id)).toEqual([1, 2, 3, 5, 6].map((id) => `block-${id}`))
})

test('a page of few parts is long where one of them holds many entries', () => {
  const page = (count: number) => (
    <>
      <Section block="one" title="One" />
      <Section block="many" title="Many">
        <RowList rows={rows(count)} />
      </Section>
      <Section block="three" title="Three" />
    </>
  )
  expect(partsToLink(partsOf(page(3)))).toEqual([])
  expect(partsToLink(partsOf(page(24)))).toHaveLength(3)
})
