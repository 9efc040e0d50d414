import { dualProgram } from '@narkhoz/contract/pages/dual-program.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { loadDualProgram } from '../.server/programs/dual-program.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { DualPrograms } from '../sections/dual-programs/dual-programs.tsx'
import { feeFact } from '../sections/program-profile/fee-fact.ts'
import { ProgramProfile } from '../sections/program-profile/program-profile.tsx'
import { Questions } from '../sections/questions/questions.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { dualProgramFacts } from './dual-program/dual-program-facts.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, dualProgram, loadDualProgram)

export const meta = (args: MetaArgs<typeof loader>) =>
  screenMeta(args, ...faqThings(args.loaderData?.topics.flatMap(({ questions }) => questions) ?? []))

export default function DualProgram() {
  const { page, blocks, words, program, text, others, topics } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  return (
    <Screen page={page}>
      <ProgramProfile
        block="program"
        title={words.about}
        lead={program.lead}
        leadLang={fallbackLang(program, 'lead')}
        main={feeFact(program.fee, dictionary, words.pay)}
        facts={dualProgramFacts(program, dictionary, words)}
        action={<ButtonLink to="/selection-and-application-procedure" text={words.procedure} />}
      >
        {text && <RichText html={text} lang={fallbackLang(page, 'desc')} />}
      </ProgramProfile>
      <Blocks blocks={blocks} />
      <DualPrograms programs={others} />
      <Questions topics={topics} words={words.questions} />
      <Consultation />
    </Screen>
  )
}
