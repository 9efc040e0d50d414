import { Icon } from '../../kit/icon.tsx'
import { SamePageLink } from '../../kit/same-page-link.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { Select } from '../../kit/select.tsx'
import { VisuallyHidden } from '../../kit/visually-hidden.tsx'
import { FilterForm } from '../filter-form/filter-form.tsx'
import styles from './finder.module.css'
import { choicesOf, type FinderFilter, type FinderWords, type OtherKeys } from './finder-filter.ts'

type FinderProps = {
  filters: readonly FinderFilter[]
  words: FinderWords
  /** How many there are, in words. */
  status: string
  /** The id of the section that holds the list. */
  at: string
  keep?: OtherKeys | undefined
}

/** Longer titles are cut where two lists share the width of a phone. */
const halfWidth = 14

/** The filters, each option with its count. */
const Filters = ({ filters, words, at, keep = {} }: FinderProps) => (
  <div className={styles.finder}>
    <FilterForm label={words.title} submit={words.show} at={at} isMain>
      {filters.map(({ name, label, none, value, options }) => (
        <Select
          key={name}
          className={options.some(({ title }) => title.length > halfWidth) ? styles.wide : ''}
          name={name}
          label={label}
          none={none}
          defaultValue={value}
          options={options.map((option) => ({ value: option.value, title: `${option.title} (${option.count})` }))}
        />
      ))}
      {Object.entries(keep).map(([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />)}
    </FilterForm>
  </div>
)

/** The selected filters, each with a link to remove it. */
const Choices = ({ filters, words, at, keep = {} }: FinderProps) => {
  const choices = choicesOf(filters)
  const chosen = filters.filter(({ value }) => value)
  if (chosen.length === 0) return null
  const without = (name: string) => ({ search: searchOf({ ...choices, [name]: undefined, ...keep }), at })
  return (
    <ul className={styles.choices} aria-label={words.chosen}>
      {chosen.map(({ name, value, options }) => (
        <li key={name}>
          <SamePageLink {...without(name)} stays>
            {options.find((option) => option.value === value)?.title} <VisuallyHidden>{words.remove}</VisuallyHidden>
            <Icon name="close" />
          </SamePageLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <SamePageLink search={searchOf(keep)} at={at} stays>
            {words.clear}
          </SamePageLink>
        </li>
      )}
    </ul>
  )
}

/** A list filtered by the URL: filters, count, and selection. */
export const Finder = (props: FinderProps) => (
  <>
    <Filters {...props} />
    <div className={styles.found}>
      <p className={styles.status} role="status">
        {props.status}
      </p>
      <Choices {...props} />
    </div>
  </>
)
