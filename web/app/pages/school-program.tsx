import { school as application } from '@narkhoz/contract/forms/school.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { programWords } from '../.server/words/programs.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { everyView } from '../blocks/every-view.ts'
import { feeFact } from '../blocks/program-profile/fee-fact.ts'
import { ProgramProfile } from '../blocks/program-profile/program-profile.tsx'
import { Form } from '../forms/form.tsx'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Dialog, DialogLink } from '../kit/dialog.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { spokenIn } from '../kit/spoken.ts'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { programThing } from '../shell/things/program.ts'
import { Careers } from './school-program/careers.tsx'
import { programFacts } from './school-program/program-facts.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ content, visit, slug }) => ({
    words: programWords[visit.lang],
    program: await content.item('school-programs/{slug}', { slug }),
  }))

export const meta = (args: MetaArgs<typeof loader>) =>
  screenMeta(args, ...(args.loaderData ? [programThing(args.loaderData.program, args.loaderData.head)] : []))

export default function SchoolProgram() {
  const { page, blocks, words, program } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const locale = useLocale()
  return (
    <Screen page={page}>
      <ProgramProfile
        block="program"
        title={words.about}
        lead={program.lead}
        leadLang={spokenIn(program, 'lead')}
        main={feeFact(program.fee, dictionary)}
        facts={programFacts(program, dictionary, words)}
        action={
          <>
            <DialogLink name={application.name} text={words.apply} />
            <ButtonLink quiet to={`/education/${program.education.value}`} text={words.others} />
          </>
        }
      >
        {program.desc && <RichText html={program.desc} lang={spokenIn(program, 'desc')} />}
        <Careers title={words.careers} of={program} />
      </ProgramProfile>
      <Blocks blocks={blocks} views={everyView} />
      <Consultation />
      <Dialog name={application.name} title={application.title[locale]}>
        <Form
          form={application}
          options={{ program: [{ value: program.title, title: program.title, lang: spokenIn(program, 'title') }] }}
          chosen={{ program: program.title }}
        />
      </Dialog>
    </Screen>
  )
}
