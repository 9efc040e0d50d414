import { useId } from 'react'
import { Form } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Icon } from '../kit/icon.tsx'
import styles from './search-form.module.css'

type SearchFormProps = {
  /** Stands in a panel that opens for it, and takes the focus there. */
  opened?: boolean
  /** What was searched for. */
  query?: string
}

/** Search in the page’s language: a plain GET, so it works before and without any script. */
export const SearchForm = ({ opened = false, query }: SearchFormProps) => {
  const words = useWords().search
  const id = useId()
  return (
    <Form className={styles.search} action="/search" role="search" discover="none">
      <label className={opened ? styles.label : styles.away} htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        name="query"
        type="search"
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={words.sample}
        defaultValue={query}
        // biome-ignore lint/a11y/noAutofocus: the panel was opened to search; hidden, it takes no focus
        autoFocus={opened}
      />
      <button type="submit" className={styles.send}>
        <Icon name="search" /> {words.send}
      </button>
    </Form>
  )
}
