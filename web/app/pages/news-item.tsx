import { constants } from '@narkhoz/contract/constants.ts'
import { news } from '@narkhoz/contract/entities/news.ts'
import { newsItem } from '@narkhoz/contract/pages/news-item.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { headOf } from '../.server/head.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { newsItemWords } from '../i18n/.server/news.ts'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { newsCard } from '../sections/entries/news-card.ts'
import { Consultation } from '../shell/consultation.tsx'
import { newsArticleThing } from '../shell/json-ld/news-article.ts'
import { screenMeta } from '../shell/meta.ts'
import { Article } from './news-item/article.tsx'
import { besideArticle } from './news-item/beside.ts'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, newsItem, async ({ answers: { latest }, content, visit, slug }) => {
    const item = await content.pageOf(news, slug)
    const { title, date, school, lead, picture, body, fallback } = item
    return {
      head: headOf(item, visit, { picture: picture ?? undefined }),
      words: newsItemWords[visit.lang],
      story: { title, date, school, lead, picture, body, fallback },
      latest: besideArticle({ slug, picture }, latest).map(newsCard),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => {
  const { story, head } = args.loaderData ?? {}
  return screenMeta(args, ...(story && head ? [newsArticleThing({ ...story, path: args.location.pathname }, head)] : []))
}

export default function NewsItem() {
  const { blocks, words, story, latest } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <Article story={story} words={words} />
      <Blocks blocks={blocks} />
      <Section block="latest-news" title={words.latest} more={{ to: '/news', text: words.all }}>
        <CardGrid kind="bare" columns={latest.length < constants.news.besideItem ? 3 : 4} items={latest} />
      </Section>
      <Consultation />
    </main>
  )
}
