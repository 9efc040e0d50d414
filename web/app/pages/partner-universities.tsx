import { partnerUniversities } from '@narkhoz/contract/pages/partner-universities.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { countriesOf } from '../.server/countries.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitOpening } from '../blocks/opening.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { counted } from '../i18n/.server/counted.ts'
import { partnerUniversitiesWords, universityCounts } from '../i18n/.server/international.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { Select } from '../kit/select.tsx'
import { universityItem } from '../sections/entries/university-item.ts'
import { FilterForm } from '../sections/filter-form/filter-form.tsx'
import { ResultCount } from '../sections/filter-form/result-count.tsx'
import { FirstUniversities } from '../sections/university-list/first-universities.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, partnerUniversities, async ({ answers: { universities, groups }, visit: { lang }, query: { country = '' } }) => {
    const found = universities.filter((one) => !country || one.country.value === country)
    return {
      words: { ...partnerUniversitiesWords[lang], all: counted(lang, found.length, universityCounts.all[lang]) },
      country,
      countries: countriesOf(universities, lang),
      found: counted(lang, found.length, universityCounts.found[lang]),
      universities: found.map(universityItem),
      groups: groups.map((group) => ({ id: group.id, title: group.title, titleLang: fallbackLang(group, 'title') })),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function PartnerUniversities() {
  const { page, blocks, words, country, countries, found, universities, groups } = useLoaderData<typeof loader>()
  const { opening, rest } = splitOpening(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section block="universities" title={words.title} id="universities" ground="tint">
        <FilterForm label={words.filter.label} submit={words.filter.submit} at="universities">
          <Select name="country" label={words.filter.country} none={words.filter.every} options={countries} defaultValue={country} />
        </FilterForm>
        <ResultCount text={found} />
        {universities.length > 0 ? (
          <FirstUniversities universities={universities} groups={groups} words={words} />
        ) : (
          <Empty text={words.none} way={{ to: '/partner-universities', text: words.toAll }} />
        )}
      </Section>
      <Blocks blocks={rest} />
    </Screen>
  )
}
