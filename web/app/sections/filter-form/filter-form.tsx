import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../kit/button.tsx'
import { searchOf } from '../../kit/search-of.ts'
import styles from './filter-form.module.css'

type FilterFormProps = {
  /** What is narrowed. */
  label: string
  submit: string
  /** The id of the list, where the visitor arrives without a script. */
  at: string
  /** The first thing to do on its screen, not an aid beside a list. */
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
 * What a list is narrowed by: a plain GET, so the choice is in the address and works without a script. With one, a changed
 * select sends by itself, the list changes in place and nothing empty stands in the address.
 */
export const FilterForm = ({ label, submit, at, isMain = false, children }: FilterFormProps) => {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const shown = useRef(search)

  // The address also changes by links and by going back: the fields follow it and keep the focus.
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const asked = new URLSearchParams(search)
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = asked.get(field.name) ?? ''
  }, [search])

  // Somebody chose before the application was there to hear it.
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
