import { Select, type SelectOption } from '../../kit/select.tsx'
import { FilterForm } from '../../sections/filter-form/filter-form.tsx'
import { SearchField } from '../../sections/filter-form/search-field.tsx'
import styles from './news-filter.module.css'

/** Filters of the news. */
type NewsChoices = { search: string; school: string; year: string; month: string }

type NewsFilterProps = {
  words: {
    label: string
    search: string
    school: string
    everySchool: string
    year: string
    everyYear: string
    month: string
    everyMonth: string
    submit: string
  }
  chosen: NewsChoices
  offered: Readonly<Record<'school' | 'year' | 'month', readonly SelectOption[]>>
  /** How many characters a search may have. */
  longest: number
  at: string
}

/** The catalogue's choices: a word, a school, a year and a month, each with and without the others. */
export const NewsFilter = ({ words, chosen, offered, longest, at }: NewsFilterProps) => (
  <div className={styles.filter}>
    <FilterForm label={words.label} submit={words.submit} at={at}>
      <SearchField name="search" label={words.search} longest={longest} value={chosen.search} />
      <Select name="school" label={words.school} none={words.everySchool} options={offered.school} defaultValue={chosen.school} />
      <Select name="year" label={words.year} none={words.everyYear} options={offered.year} defaultValue={chosen.year} />
      <Select name="month" label={words.month} none={words.everyMonth} options={offered.month} defaultValue={chosen.month} />
    </FilterForm>
  </div>
)
