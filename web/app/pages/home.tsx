import { constants } from '@narkhoz/contract/constants.ts'
import { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { news } from '@narkhoz/contract/entities/news.ts'
import { school } from '@narkhoz/contract/entities/school.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { withViews } from '../.server/blocks.ts'
import { loadScreen } from '../.server/screen.ts'
import { accordion } from '../blocks/accordion/accordion.tsx'
import { Banner } from '../blocks/banner/banner.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { call } from '../blocks/call/call.tsx'
import { cards } from '../blocks/cards/cards.tsx'
import { DualPrograms } from '../blocks/dual-programs/dual-programs.tsx'
import { intro } from '../blocks/intro/intro.tsx'
import { LatestNews } from '../blocks/latest-news/latest-news.tsx'
import { numbers } from '../blocks/numbers/numbers.tsx'
import { quote } from '../blocks/quote/quote.tsx'
import { Schools } from '../blocks/schools/schools.tsx'
import { text } from '../blocks/text/text.tsx'
import { headOf, pageMeta } from '../shell/meta.ts'

const views = [text, intro, numbers, cards, quote, accordion, call]

export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (content, visit) => {
    const { id, title, banner, fallback, ...page } = await content.page('main')
    const [blocks, schools, programs, items] = await Promise.all([
      content.blocks('static', id),
      content.list(school),
      content.list(dualProgram),
      content.list(news, { limit: constants.news.latest }, 'latest-news'),
    ])
    return {
      head: headOf({ ...page, fallback }, visit),
      page: { title, banner, fallback },
      blocks: withViews(blocks, views, visit.log),
      schools,
      programs,
      items,
    }
  })

export const meta = ({ loaderData, location }: MetaArgs<typeof loader>) => (loaderData ? pageMeta(loaderData.head, location.pathname) : [])

export default function Home() {
  const { page, blocks, schools, programs, items } = useLoaderData<typeof loader>()
  // The page's opening words stand before what the screen adds of its own, everything else after it.
  const opening = blocks.slice(0, blocks[0]?.type === 'intro' ? 1 : 0)
  return (
    <main id="main">
      <Banner page={page} hero />
      <Blocks blocks={opening} views={views} />
      <Schools schools={schools} />
      <DualPrograms programs={programs} />
      <Blocks blocks={blocks.slice(opening.length)} views={views} />
      <LatestNews items={items} />
    </main>
  )
}
