import { constants } from '@narkhoz/contract/constants.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { newsWords } from '../.server/words/news.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { everyView } from '../blocks/every-view.ts'
import { newsTabItem } from '../blocks/news-tabs/news-tab-item.ts'
import { NewsTabs } from '../blocks/news-tabs/news-tabs.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { newsFeedLinks } from '../shell/subscribe.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ content, visit }) => {
    const [list, latest] = await Promise.all([
      content.list('news', { limit: constants.news.list }),
      content.list('latest-news', { limit: constants.news.latest }),
    ])
    return { words: newsWords[visit.lang], list: list.map(newsTabItem), latest: latest.map(newsTabItem) }
  })

export const meta = (args: MetaArgs<typeof loader>) => [
  ...screenMeta(args),
  ...(args.loaderData ? newsFeedLinks(args.loaderData.head) : []),
]

export default function News() {
  const { page, blocks, words, list, latest } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} views={everyView} />
      <NewsTabs words={words} list={list} latest={latest} to="/news-catalog" />
      <Blocks blocks={rest} views={everyView} />
    </Screen>
  )
}
