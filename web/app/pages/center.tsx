import { registration } from '@narkhoz/contract/forms/registration.ts'
import { center } from '@narkhoz/contract/pages/center.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { reasonsAt } from '../.server/reasons-at.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { splitOpening } from '../blocks/opening.ts'
import { openingHoursOf } from '../blocks/opening-hours.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { Form } from '../forms/form.tsx'
import { centerWords } from '../i18n/.server/center.ts'
import { useLocale } from '../i18n/locale.ts'
import { Section } from '../kit/section.tsx'
import { SplitSection } from '../kit/split-section.tsx'
import { anchoredOnce } from '../sections/entries/anchored-once.ts'
import { employeePerson } from '../sections/entries/employee-person.ts'
import { PeopleGrid } from '../sections/people/people-grid.tsx'
import { personThing } from '../shell/json-ld/person.ts'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, center, async ({ answers: { heads, coaches, issues }, visit, page }) => {
    return {
      words: centerWords[visit.lang],
      heads,
      coaches,
      options: {
        question: reasonsAt(issues, page.id).map((issue) => ({
          value: String(issue.id),
          title: issue.title,
          lang: fallbackLang(issue, 'title'),
        })),
      },
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { head, heads, coaches } = loaderData
  return screenMeta(args, ...[...heads, ...coaches].map((one) => personThing(one, head)))
}

export default function Center() {
  const { page, blocks, words, heads, coaches, options } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { opening, rest } = splitOpening(blocks)
  const { before, closing } = splitClosing(rest)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="heads" title={heads.length === 1 ? words.head : words.heads} ground="tint">
        <PeopleGrid people={heads.map(employeePerson)} />
      </Section>
      {coaches.length > 0 && (
        <Section block="coaches" title={words.coaches}>
          <PeopleGrid people={anchoredOnce(coaches.map(employeePerson), heads.map(employeePerson))} />
        </Section>
      )}
      <Blocks blocks={before} />
      <SplitSection
        block="registration"
        title={registration.title[locale]}
        id="registration"
        ground="tint"
        ratio="list"
        words={<p>{words.registration}</p>}
      >
        <Form form={registration} options={options} hours={openingHoursOf(blocks)} />
      </SplitSection>
      <Blocks blocks={closing} />
    </Screen>
  )
}
