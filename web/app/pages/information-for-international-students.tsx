import { informationForInternationalStudents } from '@narkhoz/contract/pages/information-for-international-students.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { officeOf } from '../blocks/office-of.ts'
import { studentInformationWords } from '../i18n/.server/student-information.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { Steps } from '../kit/steps.tsx'
import { admissionStep } from '../sections/entries/admission-step.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** The slider that opens the page and the three blocks of information; the stages of admission come after them. */
const before = 4

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, informationForInternationalStudents, async ({ answers: { stages }, visit }) => ({
    words: studentInformationWords[visit.lang],
    stages,
  }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function InformationForInternationalStudents() {
  const { page, blocks, words, stages } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks.slice(0, before)} />
      <Section block="admission-stages" title={words.title} lead={<p>{words.lead}</p>} ground="tint">
        {stages.length > 0 ? <Steps steps={stages.map(admissionStep)} /> : <Empty />}
      </Section>
      <Blocks blocks={blocks.slice(before)} />
      <Consultation office={officeOf(blocks)} />
    </Screen>
  )
}
