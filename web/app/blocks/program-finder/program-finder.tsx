import { useWords } from '../../i18n/words.ts'
import { Away } from '../../kit/away.tsx'
import { Empty } from '../../kit/empty.tsx'
import { HereLink } from '../../kit/here-link.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Pagination } from '../../kit/pagination.tsx'
import { searchOf } from '../../kit/search-of.ts'
import { Section } from '../../kit/section.tsx'
import { Select } from '../../kit/select.tsx'
import { CardGrid } from '../card-grid/card-grid.tsx'
import facts from '../compact-facts/compact-facts.module.css'
import { programCard } from '../entries/program-card.ts'
import { FilterForm } from '../filter-form/filter-form.tsx'
import { choicesOf, type Finder, type FinderWords, type Kept } from './finder.ts'
import styles from './program-finder.module.css'

const place = 'programs'

type FinderProps = { finder: Finder; words: FinderWords; keep?: Kept }

/** What to narrow by, each value with what it would leave. */
const Filters = ({ finder: { filters }, words, keep = {} }: FinderProps) => (
  <div className={styles.finder}>
    <FilterForm label={words.title} submit={words.show} at={place} isMain>
      {filters.map(({ name, label, none, value, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          none={none}
          defaultValue={value}
          options={options.map((option) => ({ value: option.value, title: `${option.title} (${option.count})` }))}
        />
      ))}
      {Object.entries(keep).map(([key, value]) => value && <input key={key} type="hidden" name={key} value={value} />)}
    </FilterForm>
  </div>
)

/** What is chosen, each with a way to take it back. */
const Choices = ({ finder, words, keep = {} }: FinderProps) => {
  const choices = choicesOf(finder)
  const chosen = finder.filters.filter(({ value }) => value)
  if (chosen.length === 0) return null
  const without = (name: string) => ({ search: searchOf({ ...choices, [name]: undefined, ...keep }), at: place })
  return (
    <ul className={styles.choices} aria-label={words.chosen}>
      {chosen.map(({ name, value, options }) => (
        <li key={name}>
          <HereLink {...without(name)} stays>
            {options.find((option) => option.value === value)?.title} <Away>{words.remove}</Away>
            <Icon name="close" />
          </HereLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <HereLink search={searchOf(keep)} at={place} stays>
            {words.clear}
          </HereLink>
        </li>
      )}
    </ul>
  )
}

/** Programs of a level, narrowed by any of their facts: the choices, how many they leave, and those as cards. */
export const ProgramFinder = ({ finder, words, keep = {} }: FinderProps) => {
  const dictionary = useWords()
  return (
    <Section block="programs" id={place} title={words.title} ground="tint">
      <Filters finder={finder} words={words} keep={keep} />
      <div className={styles.found}>
        <p className={styles.status} role="status">
          {finder.status}
        </p>
        <Choices finder={finder} words={words} keep={keep} />
      </div>
      <div className={facts.compact}>
        <CardGrid
          kind="panel"
          items={finder.programs.map((program) => programCard(program, dictionary))}
          empty={<Empty text={words.empty} way={{ to: searchOf(keep) || '?', text: words.all }} />}
        />
      </div>
      <Pagination label={words.pages} page={finder.page} last={finder.last} keep={{ ...choicesOf(finder), ...keep }} at={place} />
    </Section>
  )
}
