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

/** Loads suggestions for the input, debounced; only the last request counts. */
const useSuggested = (input: RefObject<HTMLInputElement | null>) => {
  const address = useAddressOf('/suggestions')
  const [suggested, setSuggested] = useState(nothing)
  /** Cancels pending requests: a response must not open the list after the input has lost focus. */
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
        // Suggestions are optional: the form works without them.
        if (!signal.aborted) setSuggested(nothing)
      }
    }
    const typed = () => {
      stop.current()
      if ((box?.value.trim().length ?? 0) < shortest) setSuggested(nothing)
      else timer = setTimeout(ask, pause)
    }
    box?.addEventListener('input', typed)
    // Fast input, or a paste, is complete before this code is loaded.
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

/** Search suggestions: a list below the input, used by arrow keys and the pointer. */
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
              // The focus stays in the input, which names the active option.
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
