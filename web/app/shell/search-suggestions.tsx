import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useAddressOf } from '../i18n/locale.ts'
import { Anchor } from '../kit/anchor.tsx'
import styles from './search-suggestions.module.css'
import type { Suggestions } from './suggested.ts'

/** People type a letter every 200 ms or so: one question for a word or two, not for each letter. */
const pause = 150
const shortest = 2

const optionId = (list: string, at: number) => `${list}-${at}`

const nothing: Suggestions = { label: '', told: '', items: [] }

/** Asks what is suggested for what stands in a box, a moment after the last letter; only the last question is answered. */
const useSuggested = (input: RefObject<HTMLInputElement | null>) => {
  const address = useAddressOf('/suggestions')
  const [suggested, setSuggested] = useState(nothing)
  /** Gives up what is still to be asked or answered: an answer must not open the list for somebody who has left the box. */
  const stop = useRef(() => {})
  useEffect(() => {
    const box = input.current
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    stop.current = () => {
      clearTimeout(timer)
      asking.abort()
    }
    const ask = async () => {
      asking = new AbortController()
      const { signal } = asking
      try {
        const answer = await fetch(`${address}?${new URLSearchParams({ query: box?.value ?? '' })}`, { signal })
        setSuggested(answer.ok ? await answer.json() : nothing)
      } catch {
        // Nobody was promised a suggestion: the form is sent all the same.
        if (!signal.aborted) setSuggested(nothing)
      }
    }
    const typed = () => {
      stop.current()
      if ((box?.value.trim().length ?? 0) < shortest) setSuggested(nothing)
      else timer = setTimeout(ask, pause)
    }
    box?.addEventListener('input', typed)
    // Whoever types fast, or pastes, is done before this code has come.
    if (box === document.activeElement && box?.value !== box?.defaultValue) typed()
    return () => {
      stop.current()
      box?.removeEventListener('input', typed)
    }
  }, [address, input])
  const close = () => {
    stop.current()
    setSuggested(nothing)
  }
  return [suggested, close] as const
}

/** What somebody who is typing may be looking for: a list under the box that arrow keys and the pointer choose from. */
export default function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [{ label, told, items }, close] = useSuggested(input)
  const [chosen, setChosen] = useState(-1)
  const id = useId()
  const isOpen = items.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions are begun anew
  useEffect(() => setChosen(-1), [items])

  // The box belongs to the form, which works without any of this.
  const heard = useRef({ close, chosen, count: items.length })
  heard.current = { close, chosen, count: items.length }
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    const pressed = (event: KeyboardEvent) => {
      const { count, chosen: at } = heard.current
      if (count === 0 || event.isComposing) return
      const moves: Partial<Record<string, number>> = { ArrowDown: at + 1 >= count ? -1 : at + 1, ArrowUp: at < 0 ? count - 1 : at - 1 }
      const next = moves[event.key]
      if (next !== undefined) setChosen(next)
      else if (event.key === 'Escape') heard.current.close()
      else if (event.key === 'Enter' && at >= 0) document.getElementById(optionId(id, at))?.click()
      else return
      event.preventDefault()
    }
    const left = () => heard.current.close()
    box.addEventListener('keydown', pressed)
    box.addEventListener('blur', left)
    box.form?.addEventListener('submit', left)
    return () => {
      box.removeEventListener('keydown', pressed)
      box.removeEventListener('blur', left)
      box.form?.removeEventListener('submit', left)
    }
  }, [input, id])
  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input.current?.setAttribute('aria-controls', id)
    else input.current?.removeAttribute('aria-controls')
    if (chosen >= 0) input.current?.setAttribute('aria-activedescendant', optionId(id, chosen))
    else input.current?.removeAttribute('aria-activedescendant')
    document.getElementById(optionId(id, chosen))?.scrollIntoView({ block: 'nearest' })
  }, [input, id, isOpen, chosen])

  return (
    <>
      {isOpen && (
        <div className={styles.list} role="listbox" id={id} aria-label={label}>
          {items.map(({ title, note, to }, at) => (
            <Anchor
              key={`${to} ${title}`}
              to={to}
              role="option"
              // The focus stays in the box, which says what is chosen.
              tabIndex={-1}
              id={optionId(id, at)}
              aria-selected={at === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <span>{title}</span> <span className={styles.note}>{note}</span>
            </Anchor>
          ))}
        </div>
      )}
      <p className={styles.away} role="status">
        {told}
      </p>
    </>
  )
}
