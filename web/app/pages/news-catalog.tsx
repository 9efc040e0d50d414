import { newsCatalog } from '@narkhoz/contract/pages/news-catalog.ts'
import { longestQuery } from '@narkhoz/contract/search.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { counted } from '../i18n/.server/counted.ts'
import { newsCatalogWords, newsFound } from '../i18n/.server/news.ts'
import { useLocale } from '../i18n/locale.ts'
import { Empty } from '../kit/empty.tsx'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { CardGrid } from '../sections/card-grid/card-grid.tsx'
import { newsCard } from '../sections/entries/news-card.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { newsFeedAddress, newsFeedLinks } from '../shell/subscribe.ts'
import { FoundLine } from './news-catalog/found-line.tsx'
import { NewsFilter } from './news-catalog/news-filter.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    newsCatalog,
    async ({
      answers: {
        news: { data, meta },
        schools,
        years,
        months,
      },
      visit: { lang },
      query: { search = '', school = '', year = '', month = '' },
    }) => {
      const chosen = { search, school, year, month }
      return {
        words: newsCatalogWords[lang],
        chosen,
        longest: longestQuery,
        offered: { school: schools, year: years, month: months },
        found: counted(lang, meta.total, newsFound[lang]),
        meta,
        items: data.map((item) => ({ ...newsCard(item), tag: item.school?.title, tagLang: fallbackLang(item, 'school.title') })),
      }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => {
  const { head, chosen } = args.loaderData ?? {}
  return [...screenMeta(args), ...(head ? newsFeedLinks(head, chosen) : [])]
}

export default function NewsCatalog() {
  const { page, blocks, words, chosen, offered, longest, found, meta, items } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const keep = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value))
  const isNarrowed = Object.keys(keep).length > 0
  return (
    <Screen page={page} slim>
      <Section block="news-catalog" title={words.title} page={meta.current_page} id="news">
        <NewsFilter words={words.filter} chosen={chosen} offered={offered} longest={longest} at="news" />
        <FoundLine
          found={found}
          clear={isNarrowed && items.length > 0 ? words.clear : undefined}
          follow={{ to: newsFeedAddress(locale, chosen), text: words.follow }}
        />
        <CardGrid kind="bare" items={items} empty={<Empty text={words.none} way={{ to: '/news-catalog', text: words.clear }} />} />
        <Pagination label={words.pages} page={meta.current_page} last={meta.last_page} keep={keep} at="news" />
      </Section>
      <Blocks blocks={blocks} />
    </Screen>
  )
}
