import { constants } from '@narkhoz/contract/constants.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { withViews } from '../.server/blocks.ts'
import { loadScreen } from '../.server/screen.ts'
import { Banner } from '../blocks/banner/banner.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { DualPrograms } from '../blocks/dual-programs/dual-programs.tsx'
import { everyView } from '../blocks/every-view.ts'
import { LatestNews } from '../blocks/latest-news/latest-news.tsx'
import { Levels } from '../blocks/levels/levels.tsx'
import { Schools } from '../blocks/schools/schools.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { frameIn, headOf, pageMeta } from '../shell/meta.ts'
import icon from '../shell/pictures/icon-512.png'
import { siteThing, universityThing } from '../shell/structured-data.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (content, visit) => {
    const { id, title, banner, fallback, ...page } = await content.page('main')
    const [blocks, schools, programs, items] = await Promise.all([
      content.blocks('static', id),
      content.list('schools'),
      content.list('dual-programs'),
      content.list('latest-news', { limit: constants.news.latest }),
    ])
    return {
      head: headOf({ ...page, banner, fallback }, visit),
      page: { title, banner, fallback },
      blocks: withViews(blocks, everyView, visit.log),
      schools,
      programs,
      items,
    }
  })

export const meta = ({ loaderData, location, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { head } = loaderData
  const settings = frameIn(matches)?.settings
  const things = settings ? [universityThing(settings, icon, head), siteThing(settings.title, head)] : []
  return pageMeta(head, location.pathname, ...things)
}

export default function Home() {
  const { page, blocks, schools, programs, items } = useLoaderData<typeof loader>()
  // The page's opening words stand before what the screen adds of its own, everything else after it.
  const opening = blocks.slice(0, blocks[0]?.type === 'intro' ? 1 : 0)
  return (
    <main id="main">
      <Banner page={page} hero />
      <Levels />
      <Blocks blocks={opening} views={everyView} />
      <Schools schools={schools} />
      <DualPrograms programs={programs} />
      <Blocks blocks={blocks.slice(opening.length)} views={everyView} />
      <LatestNews items={items} />
      <Consultation />
    </main>
  )
}
