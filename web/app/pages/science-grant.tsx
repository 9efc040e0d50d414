import { scienceGrant } from '@narkhoz/contract/pages/science-grant.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { amountOf } from '../format/amount.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { researchWords } from '../i18n/.server/research.ts'
import { useWords } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { scientistPerson } from '../sections/entries/scientist-person.ts'
import { EntryText } from '../sections/entry-text/entry-text.tsx'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    scienceGrant,
    async ({
      answers: {
        grant: { seo: _seo, banner: _banner, picture: _picture, ...item },
        scientists,
      },
      visit,
    }) => {
      return { words: researchWords[visit.lang], item, scientists }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function ScienceGrant() {
  const { page, blocks, words, item, scientists } = useLoaderData<typeof loader>()
  const shared = useWords()
  const { facts, tenge, thousands } = shared.kit
  return (
    <Screen page={page}>
      <EntryText
        block="science-grant"
        title={words.grant.about}
        lead={{ text: item.lead, lang: fallbackLang(item, 'lead') }}
        texts={item.desc ? [{ html: item.desc, lang: fallbackLang(item, 'desc') }] : []}
        facts={[
          { title: words.facts.number, value: item.number },
          { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
          { title: facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
          { title: facts.amount, value: item.amount && tenge(amountOf(item.amount, thousands)) },
          { title: facts.funder, value: item.funder, valueLang: fallbackLang(item, 'funder') },
        ]}
      />
      <Blocks blocks={blocks} />
      {scientists.length > 0 && (
        <Section
          block="scientists"
          title={words.grant.team}
          ground="tint"
          more={{ to: '/science/research#science-grants', text: words.scienceGrants }}
        >
          <PeopleGrid people={scientists.map((one) => scientistPerson(one, shared))} />
        </Section>
      )}
    </Screen>
  )
}
