import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../kit/button.tsx'
import { searchOf } from '../../kit/search-of.ts'
import styles from './filter-form.module.css'

type FilterFormProps = {
  /** The name of the filtered list. */
  label: string
  submit: string
  /** The id of the list, where the visitor arrives without a script. */
  at: string
  /** The main task of its screen, not an aid next to a list. */
  isMain?: boolean
  children: ReactNode
}

const filledIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))

/** Whether another option is chosen than the page came with. */
const isChanged = (field: Element) => {
  if (!(field instanceof HTMLSelectElement)) return false
  const options = [...field.options]
  return (
    field.selectedIndex !==
    Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    )
  )
}

/**
 * A filter as a plain GET, so that the choice is in the URL and works without a script. With one, a changed select submits by
 * itself, the list changes in place and no empty key is in the URL.
 */
export const FilterForm = ({ label, submit, at, isMain = false, children }: FilterFormProps) => {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const shown = useRef(search)

  // The URL also changes by links and history: the fields follow it and keep the focus.
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const params = new URLSearchParams(search)
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = params.get(field.name) ?? ''
  }, [search])

  // A choice was made before hydration.
  useEffect(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) form.current?.requestSubmit()
  }, [])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ search: searchOf(filledIn(event.currentTarget)) }, { preventScrollReset: true })
  }
  const sendChoice = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
  }
  return (
    <search className={styles.place} aria-label={label}>
      {/* Browsers that fill a reloaded form as it was left would contradict the address. */}
      <form ref={form} className={styles.filter} action={`#${at}`} autoComplete="off" onSubmit={send} onChange={sendChoice}>
        {children}
        <Button {...(!isMain && { kind: 'quiet' })}>{submit}</Button>
      </form>
    </search>
  )
}
