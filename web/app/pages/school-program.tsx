import { entrant } from '@narkhoz/contract/forms/entrant.ts'
import { school as application } from '@narkhoz/contract/forms/school.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { schoolProgram } from '@narkhoz/contract/pages/school-program.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { admissionSeasons, admissionToday } from '../.server/programs/admission.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { fallbackLang } from '../format/fallback-lang.ts'
import { Form } from '../forms/form.tsx'
import { applyWords } from '../i18n/.server/apply.ts'
import { programWords } from '../i18n/.server/programs.ts'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Dialog, DialogLink } from '../kit/dialog.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { applicationPlace, EntrantApplication } from '../sections/entrant-application/entrant-application.tsx'
import { feeFact } from '../sections/program-profile/fee-fact.ts'
import { ProgramProfile } from '../sections/program-profile/program-profile.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { programThing } from '../shell/json-ld/program.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { Careers } from './school-program/careers.tsx'
import { programFacts } from './school-program/program-facts.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, schoolProgram, async ({ content, visit, slug }) => {
    const [program, seasons] = await Promise.all([content.item('school-programs/{slug}', { slug }), admissionSeasons(content)])
    const { title, value } = program.education
    return {
      words: programWords[visit.lang],
      apply: program.executive ? undefined : applyWords[visit.lang],
      program,
      admission: admissionToday(seasons, visit.lang, program.deadline).filter(({ level }) => level === value),
      above: [{ title, to: `/education/${value}` }],
    }
  })

export const meta = (args: MetaArgs<typeof loader>) =>
  screenMeta(args, ...(args.loaderData ? [programThing(args.loaderData.program, args.loaderData.head)] : []))

export default function SchoolProgram() {
  const { page, blocks, words, program, apply, admission, above } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const locale = useLocale()
  return (
    <Screen page={page} above={above} kind={dictionary.kit.inList(program.education.title)}>
      <ProgramProfile
        block="program"
        title={words.about}
        lead={program.lead}
        leadLang={fallbackLang(program, 'lead')}
        main={feeFact(program.fee, dictionary, words.pay)}
        facts={programFacts(program, dictionary, words, apply && admission[0]?.admission.opens)}
        action={
          <>
            {apply ? (
              <ButtonLink to={`#${applicationPlace}`} text={words.apply} />
            ) : (
              <DialogLink name={application.name} text={words.apply} />
            )}{' '}
            <ButtonLink quiet to={`/education/${program.education.value}`} text={words.others} />
          </>
        }
      >
        {program.desc && <RichText html={program.desc} lang={fallbackLang(program, 'desc')} />}
        <Careers title={words.careers} of={program} />
      </ProgramProfile>
      <Blocks blocks={blocks} />
      {apply && (
        <EntrantApplication
          title={`${entrant.title[locale]}${titleDash[locale]}${program.title}, ${program.education.title.toLocaleLowerCase(languageTags[locale])}`}
          words={apply}
          admission={admission}
          programs={[{ value: String(program.id), title: program.title, lang: fallbackLang(program, 'title') }]}
          chosen={{ program: String(program.id), level: program.education.value }}
        />
      )}
      <Consultation />
      {!apply && (
        <Dialog name={application.name} title={application.title[locale]}>
          <Form
            form={application}
            options={{ program: [{ value: program.title, title: program.title, lang: fallbackLang(program, 'title') }] }}
            chosen={{ program: program.title }}
          />
        </Dialog>
      )}
    </Screen>
  )
}
