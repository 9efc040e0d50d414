import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { Icon } from '../kit/icon.tsx'
import styles from './search-form.module.css'
import type SearchSuggestions from './search-suggestions.tsx'

type SearchFormProps = {
  /** It is in a panel, and takes the focus when that opens. */
  opened?: boolean
  /** The current query. */
  query?: string | undefined
}

/** Search in the page’s language: a plain GET, so it works before and without any script. */
export const SearchForm = ({ opened = false, query }: SearchFormProps) => {
  const words = useWords().search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>()
  // The code of suggestions is loaded on focus. A failed load is retried on the next focus, where the browser allows it; the form is
  // submitted all the same, so it must not fail with it.
  const enter = useCallback(() => {
    import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.default),
      () => {},
    )
  }, [])
  // The script may come after the focus that has called for it.
  useEffect(() => {
    if (document.activeElement === input.current) enter()
  }, [enter])
  return (
    <Form className={styles.search} action="/search" role="search" discover="none">
      <label className={opened ? styles.label : styles.away} htmlFor={id}>
        {words.label}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
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
          onFocus={enter}
        />
        {Suggestions && <Suggestions input={input} />}
      </div>
      <button type="submit" className={styles.send}>
        <Icon name="search" /> {words.send}
      </button>
    </Form>
  )
}
