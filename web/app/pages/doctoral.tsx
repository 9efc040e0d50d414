import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { doctoral } from '@narkhoz/contract/pages/doctoral.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { existing } from '../.server/existing.ts'
import { loadPage } from '../.server/page.ts'
import { loadPrograms } from '../.server/programs/finder.ts'
import { loadQuestions } from '../.server/programs/questions.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { doctoralWords } from '../i18n/.server/doctoral.ts'
import { educationWords } from '../i18n/.server/education.ts'
import { useWords } from '../i18n/words.ts'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { listedProgram, programRow } from '../sections/entries/program-row.ts'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { choicesOf } from '../sections/program-finder/finder.ts'
import { FinderPages, ProgramFinder } from '../sections/program-finder/program-finder.tsx'
import { Questions } from '../sections/questions/questions.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { Consultation } from '../shell/consultation.tsx'
import { faqThings } from '../shell/json-ld/faq-page.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, doctoral, async (place) => {
    const { content, visit, query } = place
    const [{ found, finder }, topics, staff] = await Promise.all([
      loadPrograms(place),
      loadQuestions(place, fixedIds.questionCategories, place.slug),
      existing(content.paged('employees/{group}', { group: 'teaching-staff', page: query.staff })),
    ])
    return {
      words: { ...educationWords[visit.lang], ...doctoralWords[visit.lang] },
      finder,
      programs: found.map(listedProgram),
      topics,
      staff: { people: staff.data.map(employeePerson), page: staff.meta.current_page, last: staff.meta.last_page },
      paged: { page: query.page, questions: query.questions, staff: query.staff },
    }
  })

export const meta = (args: MetaArgs<typeof loader>) =>
  screenMeta(args, ...faqThings(args.loaderData?.topics.flatMap(({ questions }) => questions) ?? []))

export default function Doctoral() {
  const { page, blocks, words, finder, programs, topics, staff, paged } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { page: programsPage, questions, staff: staffPage } = paged
  const choices = choicesOf(finder)
  return (
    <Screen page={page}>
      <ProgramFinder finder={finder} words={words.finder} keep={{ questions, staff: staffPage }} isListedBelow />
      {programs.length > 0 && (
        <Section block="program-list" title={words.list.title} page={finder.page} lead={<p>{words.list.lead}</p>}>
          <RowList rows={programs.map((program) => programRow(program, dictionary))} />
          <FinderPages finder={finder} words={words.finder} keep={{ questions, staff: staffPage }} />
        </Section>
      )}
      <Blocks blocks={blocks} />
      <Section block="staff" id="staff" title={words.staff.title} page={staff.page} lead={<p>{words.staff.lead}</p>} ground="tint">
        <PeopleGrid people={staff.people} />
        <Pagination
          label={words.staff.pages}
          page={staff.page}
          last={staff.last}
          name="staff"
          keep={{ ...choices, page: programsPage, questions }}
          at="staff"
        />
      </Section>
      <Questions topics={topics} words={words.questions} keep={{ ...choices, page: programsPage, staff: staffPage }} />
      <Consultation />
    </Screen>
  )
}
