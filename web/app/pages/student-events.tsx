import { studentEvents } from '@narkhoz/contract/pages/student-events.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { splitOpening } from '../blocks/opening.ts'
import { studentEventsWords } from '../i18n/.server/student-life.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { awardRow } from '../sections/entries/award-row.ts'
import { eventRow } from '../sections/entries/event-row.tsx'
import { newsTabItem } from '../sections/news-tabs/news-tab-item.ts'
import { NewsTabs } from '../sections/news-tabs/news-tabs.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { eventThing } from '../shell/json-ld/event.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { calendarAddress, calendarLink, newsFeedLinks, webcalAddress } from '../shell/subscribe.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, studentEvents, async ({ answers: { past, upcoming, awards, list, latest }, visit }) => {
    const words = studentEventsWords[visit.lang]
    return { words, past, upcoming, awards, list: list.map(newsTabItem), latest: latest.map(newsTabItem) }
  })

export const meta = (args: MetaArgs<typeof loader>) => {
  if (!args.loaderData) return []
  const { head, upcoming, words } = args.loaderData
  const things = upcoming.map((event) => eventThing(event, args.location.pathname, head))
  return [...screenMeta(args, ...things), calendarLink(head, words.events.title), ...newsFeedLinks(head)]
}

export default function StudentEvents() {
  const { head, page, blocks, words, past, upcoming, awards, list, latest } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const locale = useLocale()
  const { before, closing } = splitClosing(blocks)
  const { opening, rest } = splitOpening(before)
  const events = (entries: typeof past, none: string, isUpcoming?: true) => (
    <RowList
      rows={entries.map((event) => eventRow(event, dictionary, { isUpcoming }))}
      empty={<Empty text={none} way={{ to: '/news', text: words.events.toNews }} />}
    />
  )
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section
        block="events"
        title={words.events.title}
        lead={
          <>
            <p>{words.events.lead}</p>
            <p>
              <a href={webcalAddress(head)}>{words.events.subscribe}</a>, <a href={calendarAddress(locale)}>{words.events.calendar}</a>
            </p>
          </>
        }
      >
        <Tabs
          label={words.events.label}
          tabs={[
            { name: words.events.upcoming, content: events(upcoming, words.events.none, true) },
            { name: words.events.past, content: events(past, words.events.nonePast) },
          ]}
        />
      </Section>
      <Blocks blocks={rest} />
      <Section block="awards" title={words.awards.title} lead={<p>{words.awards.lead}</p>} ground="tint">
        <RowList rows={awards.map(awardRow)} />
      </Section>
      <NewsTabs words={words.news} list={list} latest={latest} />
      <Blocks blocks={closing} />
    </Screen>
  )
}
