import { home } from '@narkhoz/contract/pages/home.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { Banner } from '../sections/banner/banner.tsx'
import { DualPrograms } from '../sections/dual-programs/dual-programs.tsx'
import { eventRow } from '../sections/entries/event-row.tsx'
import { LatestNews } from '../sections/latest-news/latest-news.tsx'
import { Levels } from '../sections/levels/levels.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { Schools } from '../sections/schools/schools.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { frameIn, pageMeta } from '../shell/meta.ts'
import icon from '../shell/pictures/icon-512.png'
import { siteThing, universityThing } from '../shell/structured-data.ts'
import { newsFeedLinks } from '../shell/subscribe.ts'

/** How many events are shown before the link to all of them. */
const upcoming = 3

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, home, async ({ answers: { schools, programs, events, items } }) => {
    return { schools, programs, events: events.slice(0, upcoming), items }
  })

export const meta = ({ loaderData, location, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head } = loaderData
  const settings = frameIn(matches)?.settings
  const things = settings ? [universityThing(settings, icon, head), siteThing(settings.title, head)] : []
  return [...pageMeta(head, location.pathname, ...things), ...newsFeedLinks(head)]
}

export default function Home() {
  const { page, blocks, schools, programs, events, items } = useLoaderData<typeof loader>()
  const words = useWords()
  const { opening, rest } = splitOpening(blocks)
  return (
    <main id="main">
      <Banner page={page} hero />
      <Levels />
      <Blocks blocks={opening} />
      <Schools schools={schools} />
      <DualPrograms programs={programs} />
      <Blocks blocks={rest} />
      {events.length > 0 && (
        <Section block="events" title={words.events.title} more={{ to: '/student-life/events', text: words.events.all }}>
          <RowList rows={events.map((event) => eventRow(event, words, { to: '/student-life/events', isUpcoming: true }))} />
        </Section>
      )}
      <LatestNews items={items} />
      <Consultation />
    </main>
  )
}
