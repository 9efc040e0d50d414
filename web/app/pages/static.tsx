import { pageTypes } from '@narkhoz/contract/pages/page.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { withViews } from '../.server/blocks.ts'
import { loadScreen } from '../.server/screen.ts'
import { Banner } from '../blocks/banner/banner.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { everyView } from '../blocks/every-view.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { headOf, screenMeta } from '../shell/meta.ts'
import { Socials } from '../shell/socials.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(
    args,
    async (content, visit) => {
      const { id, title, banner, fallback, page_type, ...page } = await content.page(args.params['*'] ?? '')
      const type = pageTypes.find((known) => known === page_type)
      const blocks = type ? await content.blocks(type, id) : []
      return {
        head: headOf({ ...page, banner, fallback }, visit),
        page: { title, banner, fallback },
        blocks: withViews(blocks, everyView, visit.log),
      }
    },
    'Error fetching banner',
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Static() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Banner page={page} above={<Breadcrumb page={page} />} />
      <Blocks blocks={blocks} views={everyView} />
      <Socials />
    </main>
  )
}
