import { closesEarlier } from '@narkhoz/contract/admission-season.ts'
import { apply } from '@narkhoz/contract/pages/apply.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { admissionSeasons, admissionToday } from '../.server/programs/admission.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { applyWords } from '../i18n/.server/apply.ts'
import { EntrantApplication } from '../sections/entrant-application/entrant-application.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

const levels = ['bachelor', 'master', 'doctoral']

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, apply, async ({ content, visit }) => {
    const [seasons, all] = await Promise.all([admissionSeasons(content), content.list('school-programs')])
    // Those for working managers have their own application, on their pages.
    const programs = all.filter(({ executive }) => !executive)
    return {
      words: applyWords[visit.lang],
      admission: admissionToday(seasons, visit.lang),
      note: programs.some(({ education, deadline }) => closesEarlier(seasons, education.value, deadline))
        ? applyWords[visit.lang].earlier
        : undefined,
      programs: programs
        .sort((one, other) => levels.indexOf(one.education.value) - levels.indexOf(other.education.value))
        .map((program) => ({
          value: String(program.id),
          title: program.title,
          lang: fallbackLang(program, 'title'),
          group: program.education.title,
          fits: program.education.value,
        })),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Apply() {
  const { page, blocks, words, admission, note, programs } = useLoaderData<typeof loader>()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <EntrantApplication title="" words={words} admission={admission} note={note} programs={programs} />
      <Blocks blocks={before} />
      <Blocks blocks={closing} />
    </Screen>
  )
}
