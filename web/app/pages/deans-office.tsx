import { advisor } from '@narkhoz/contract/forms/advisor.ts'
import { deansOffice } from '@narkhoz/contract/pages/deans-office.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { advisorForm } from '../.server/built-in/advisors/form.ts'
import { chosenByWords } from '../.server/options.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { Form } from '../forms/form.tsx'
import { deansOfficeWords } from '../i18n/.server/student-life.ts'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { PeopleSlider } from '../sections/people/people-slider.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, deansOffice, async ({ answers: { staff, courses }, visit }) => {
    // The five schools are a fixed list of the site: this screen makes no call for them.
    const { school } = advisorForm(visit.lang).options
    return { words: deansOfficeWords[visit.lang], staff, options: { course: chosenByWords(courses), school } }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function DeansOffice() {
  const { page, blocks, words, staff, options } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <PeopleSlider block="staff" title={words.staff.title} lead={<p>{words.staff.lead}</p>} people={staff.map(employeePerson)} />
      <Blocks blocks={rest} />
      <SplitSection block="advisor" title={advisor.title[locale]} ground="tint" ratio="list" words={<p>{words.advisor}</p>}>
        <Form form={advisor} options={options} />
      </SplitSection>
    </Screen>
  )
}
