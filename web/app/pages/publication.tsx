import { publication } from '@narkhoz/contract/entities/publication.ts'
import { publication as declared } from '@narkhoz/contract/pages/publication.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { researchWords } from '../i18n/.server/research.ts'
import { useWords } from '../i18n/words.ts'
import { Anchor } from '../kit/anchor.tsx'
import { MoreLink } from '../kit/button.tsx'
import { Section } from '../kit/section.tsx'
import { DocumentList } from '../sections/document-list/document-list.tsx'
import { publicationRow } from '../sections/entries/publication-row.ts'
import { EntryText } from '../sections/entry-text/entry-text.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { scholarlyArticleThing } from '../shell/json-ld/scholarly-article.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** How many others are shown next to a publication. */
const beside = 5

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, declared, async ({ answers: { publications }, content, visit, slug }) => {
    const { seo: _seo, banner: _banner, picture: _picture, ...item } = await content.pageOf(publication, slug)
    const others = publications.filter(({ id }) => id !== item.id)
    const isNear = ({ school }: (typeof others)[number]) => school !== null && school.id === item.school?.id
    return {
      words: researchWords[visit.lang],
      item,
      // Those of the same school first; both parts stay in the order of the list, the newest first.
      others: [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, beside).map(publicationRow),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => {
  const { loaderData, location } = args
  if (!loaderData) return []
  const { head, item } = loaderData
  return screenMeta(args, scholarlyArticleThing(item, location.pathname, head.description, head))
}

export default function Publication() {
  const { page, blocks, words, item, others } = useLoaderData<typeof loader>()
  const { facts } = useWords().kit
  return (
    <Screen page={page}>
      <EntryText
        block="publication"
        title={words.publication.about}
        texts={item.abstract ? [{ html: item.abstract, lang: fallbackLang(item, 'abstract') }] : []}
        facts={[
          { title: words.facts.authors, value: item.authors, valueLang: fallbackLang(item, 'authors') },
          { title: words.facts.journal, value: item.journal, valueLang: fallbackLang(item, 'journal') },
          { title: facts.year, value: item.year },
          { title: words.facts.quartile, value: item.quartile?.title },
          { title: 'DOI', value: item.doi },
          {
            title: words.facts.school,
            value: item.school && <Anchor to={`/school/${item.school.slug}`}>{item.school.title}</Anchor>,
            valueLang: fallbackLang(item, 'school.title'),
          },
        ]}
      >
        {item.url && <MoreLink to={item.url} text={words.publication.open} />}
      </EntryText>
      {item.file && (
        <Section block="file" title={words.publication.file}>
          <DocumentList
            documents={[{ key: item.id, title: item.title, titleLang: fallbackLang(item, 'title'), date: null, file: item.file }]}
          />
        </Section>
      )}
      <Blocks blocks={blocks} />
      {others.length > 0 && (
        <Section
          block="publications"
          title={words.publications.others}
          more={{ to: '/science/research#publications', text: words.publications.all }}
          ground="tint"
        >
          <RowList rows={others} />
        </Section>
      )}
    </Screen>
  )
}
