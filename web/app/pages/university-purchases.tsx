import { universityPurchases } from '@narkhoz/contract/pages/university-purchases.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { purchasesWords } from '../i18n/.server/governance.ts'
import { Section } from '../kit/section.tsx'
import { QuestionList } from '../sections/question-list/question-list.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, universityPurchases, async ({ answers: { questions }, visit }) => ({
    words: purchasesWords[visit.lang],
    questions,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args, ...faqThings(args.loaderData?.questions ?? []))

export default function UniversityPurchases() {
  const { page, blocks, words, questions } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <Section block="questions" title={words.questions.title} ground="tint">
        <QuestionList questions={questions} />
      </Section>
      <Blocks blocks={closing} />
    </Screen>
  )
}
