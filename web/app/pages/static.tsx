import { pageTypes } from '@narkhoz/contract/pages/page.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { withViews } from '../.server/blocks.ts'
import { loadScreen } from '../.server/screen.ts'
import { accordion } from '../blocks/accordion/accordion.tsx'
import { Banner } from '../blocks/banner/banner.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { call } from '../blocks/call/call.tsx'
import { cards } from '../blocks/cards/cards.tsx'
import { intro } from '../blocks/intro/intro.tsx'
import { numbers } from '../blocks/numbers/numbers.tsx'
import { quote } from '../blocks/quote/quote.tsx'
import { text } from '../blocks/text/text.tsx'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import { headOf, pageMeta } from '../shell/meta.ts'

const views = [text, intro, numbers, cards, quote, accordion, call]

export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(
    args,
    async (content, visit) => {
      const { id, title, banner, fallback, page_type, ...page } = await content.page(args.params['*'] ?? '')
      const type = pageTypes.find((known) => known === page_type)
      const blocks = type ? await content.blocks(type, id) : []
      return { head: headOf({ ...page, fallback }, visit), page: { title, banner, fallback }, blocks: withViews(blocks, views, visit.log) }
    },
    'Error fetching banner',
  )

export const meta = ({ loaderData, location }: MetaArgs<typeof loader>) => (loaderData ? pageMeta(loaderData.head, location.pathname) : [])

export default function Static() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Banner page={page} above={<Breadcrumb page={page} />} />
      <Blocks blocks={blocks} views={views} />
    </main>
  )
}
