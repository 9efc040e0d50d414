import { news } from '@narkhoz/contract/pages/news.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { frontPage } from '../.server/front-page.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { newsWords } from '../i18n/.server/news.ts'
import { Section } from '../kit/section.tsx'
import { LatestNews } from '../sections/latest-news/latest-news.tsx'
import { newsTabItem } from '../sections/news-tabs/news-tab-item.ts'
import { NewsTiles } from '../sections/news-tabs/news-tabs.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { newsFeedLinks } from '../shell/subscribe.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, news, async ({ answers: { list, latest }, visit }) => {
    const { lead, beside, rest } = frontPage(list, latest)
    return { words: newsWords[visit.lang], first: lead ? [lead, ...beside] : [], list: rest.map(newsTabItem) }
  })

export const meta = (args: MetaArgs<typeof loader>) => [
  ...screenMeta(args),
  ...(args.loaderData ? newsFeedLinks(args.loaderData.head) : []),
]

export default function News() {
  const { page, blocks, words, first, list } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <LatestNews items={first} isAtNews />
      <Section block="news-tabs" title={words.title} more={{ to: '/news-catalog', text: words.all }} id="news">
        <NewsTiles items={list} more={words.more} />
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
