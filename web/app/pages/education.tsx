import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { education } from '@narkhoz/contract/pages/education.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { loadPrograms } from '../.server/programs/finder.ts'
import { loadQuestions } from '../.server/programs/questions.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { educationWords } from '../i18n/.server/education.ts'
import { choicesOf } from '../sections/program-finder/finder.ts'
import { ProgramFinder } from '../sections/program-finder/program-finder.tsx'
import { Questions } from '../sections/questions/questions.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, education, async (place) => {
    const [{ finder }, topics] = await Promise.all([loadPrograms(place), loadQuestions(place, fixedIds.questionCategories, place.slug)])
    const { page, questions } = place.query
    return { words: educationWords[place.visit.lang], finder, topics, paged: { page, questions } }
  })

export const meta = (args: MetaArgs<typeof loader>) =>
  screenMeta(args, ...faqThings(args.loaderData?.topics.flatMap(({ questions }) => questions) ?? []))

export default function Education() {
  const { page, blocks, words, finder, topics, paged } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <ProgramFinder finder={finder} words={words.finder} keep={{ questions: paged.questions }} />
      <Blocks blocks={blocks} />
      <Questions topics={topics} words={words.questions} keep={{ ...choicesOf(finder), page: paged.page }} />
      <Consultation />
    </Screen>
  )
}
