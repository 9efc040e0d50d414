import { grant } from '@narkhoz/contract/pages/grant.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { grantsWords } from '../i18n/.server/grants.ts'
import { useWords } from '../i18n/words.ts'
import { MoreLink } from '../kit/button.tsx'
import { Day } from '../kit/day.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { Section } from '../kit/section.tsx'
import { titlesOf } from '../sections/entries/entry.ts'
import { EntryText } from '../sections/entry-text/entry-text.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(
    args,
    grant,
    async ({
      answers: {
        grant: { seo: _seo, banner: _banner, picture: _picture, ...item },
        blocks,
      },
      visit,
    }) => {
      return { words: grantsWords[visit.lang], item, blocks }
    },
  )

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Grant() {
  const { page, blocks, words, item } = useLoaderData<typeof loader>()
  const { kit } = useWords()
  const { facts } = kit
  return (
    <Screen page={page}>
      <EntryText
        block="grant"
        title={words.about}
        lead={{ text: item.lead, lang: fallbackLang(item, 'lead') }}
        texts={item.desc ? [{ html: item.desc, lang: fallbackLang(item, 'desc') }] : []}
        facts={[
          { title: words.type, value: item.type?.title, valueLang: fallbackLang(item, 'type.title') },
          { title: facts.level, value: titlesOf(item.education, kit) },
          { title: facts.amount, value: item.amount, valueLang: fallbackLang(item, 'amount') },
          { title: facts.places, value: item.places },
          { title: facts.deadline, value: item.deadline && <Day at={item.deadline} /> },
        ]}
      >
        <MoreLink to="/grants" text={words.toAll} />
      </EntryText>
      {item.conditions && (
        <Section block="conditions" title={words.conditions}>
          <RichText html={item.conditions} lang={fallbackLang(item, 'conditions')} />
        </Section>
      )}
      <Blocks blocks={blocks} />
      <Consultation />
    </Screen>
  )
}
