import { selectionAndApplicationProcedure } from '@narkhoz/contract/pages/selection-and-application-procedure.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { selectionWords } from '../i18n/.server/selection.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { GroupTabs } from '../sections/group-tabs/group-tabs.tsx'
import { QuestionList } from '../sections/question-list/question-list.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, selectionAndApplicationProcedure, async ({ answers: { questions, years }, visit }) => {
    return {
      words: selectionWords[visit.lang],
      questions,
      years: years.map((year) => ({ id: year.id, title: year.title, titleLang: fallbackLang(year, 'title') })),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args, ...faqThings(args.loaderData?.questions ?? []))

export default function SelectionAndApplicationProcedure() {
  const { page, blocks, words, questions, years } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  const yearOf = ({ year }: (typeof questions)[number]) => years.find(({ id }) => id === year?.id)
  const groups = [...years, undefined].flatMap((year) => {
    const own = questions.filter((question) => yearOf(question) === year)
    const { id = 0, title, titleLang } = year ?? { title: words.always }
    return own.length > 0 ? [{ key: id, title, titleLang, count: own.length, content: <QuestionList questions={own} /> }] : []
  })
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <Section block="questions" title={words.title} lead={<p>{words.lead}</p>} ground="tint">
        {groups.length > 0 ? <GroupTabs label={words.years} groups={groups} rest={words.rest} /> : <Empty />}
      </Section>
      <Blocks blocks={closing} />
    </Screen>
  )
}
