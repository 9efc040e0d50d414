import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWords } from '../i18n/words.ts'
import buttons from './button.module.css'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { SamePageLink } from './same-page-link.tsx'

const key = 'modal'

/** The address of this screen with a dialog open, or with none. */
const searchWith = (search: string, name?: string) => {
  const query = new URLSearchParams(search)
  if (name) query.set(key, name)
  else query.delete(key)
  return query.toString()
}

/** Leads to a dialog of this screen. A plain link: without a script it loads the screen with the dialog open. */
export const DialogLink = ({ name, text, lang, quiet = false }: { name: string; text: string; lang?: string; quiet?: boolean }) => {
  const { search } = useLocation()
  return (
    <SamePageLink
      className={`${buttons.button} ${quiet ? buttons.quiet : ''}`}
      search={searchWith(search, name)}
      stays
      data-opens={name}
      data-hydrate
      lang={lang}
    >
      {text}
    </SamePageLink>
  )
}

/** Calls once no pointer is down; returns the cancellation. The CSS state also covers a press from before hydration. */
const whenReleased = (call: () => void) => {
  let frame = 0
  const look = () => {
    if (document.querySelector(':active')) frame = requestAnimationFrame(look)
    else call()
  }
  look()
  return () => cancelAnimationFrame(frame)
}

const showAbove = (dialog: HTMLDialogElement) => {
  if (dialog.matches(':modal')) return
  const busy = dialog.contains(document.activeElement) ? document.activeElement : null
  dialog.removeAttribute('open')
  dialog.showModal()
  if (busy instanceof HTMLElement) busy.focus({ preventScroll: true })
}

/**
 * Makes a dialog modal. One that the server rendered open may be in use already: an input keeps the focus, and a press is released
 * first, because a press on a removed element is lost.
 */
const openAbove = (dialog: HTMLDialogElement) => (dialog.open ? whenReleased(() => showAbove(dialog)) : showAbove(dialog))

/**
 * A dialog with its own address, `?modal=NAME`: the server renders it open on request, the browser makes it modal, and closing it
 * leads back to the screen's address and to its opener.
 */
export const Dialog = ({ name, title, titleLang, children }: { name: string; title: string; titleLang?: string; children: ReactNode }) => {
  const words = useWords().kit
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isAsked = new URLSearchParams(search).get(key) === name
  // The attribute belongs to the browser once the page runs: React taking it away would leave the page blocked.
  const [isOpenAtFirst] = useState(isAsked)
  const back = searchWith(search)

  const leave = () => {
    // The browser restores the previous focus; opened by its address, there was none.
    const isFocusLost = document.activeElement === document.body || dialog.current?.contains(document.activeElement)
    if (isFocusLost) document.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus()
    // Not a step back: that would count as an arrival, and the focus would leave for the top of the page.
    if (isAsked) void navigate({ search: back }, { replace: true, preventScrollReset: true })
  }

  const isNew = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for opens and closes it, nothing else does
  useEffect(() => {
    if (!dialog.current) return
    // The browser closes it by Escape before hydration, too; then only the address has to follow.
    const isClosedAlready = isNew.current && isOpenAtFirst && !dialog.current.open
    isNew.current = false
    if (isClosedAlready) return leave()
    if (isAsked) return openAbove(dialog.current)
    if (dialog.current.open) dialog.current.close()
  }, [isAsked])

  return (
    <dialog
      ref={dialog}
      id={`modal-${name}`}
      className={styles.dialog}
      aria-labelledby={heading}
      open={isOpenAtFirst}
      closedby="any"
      onClose={leave}
    >
      <div className={styles.head}>
        <h2 id={heading} lang={titleLang}>
          {title}
        </h2>
        <SamePageLink
          className={buttons.round}
          search={back}
          autoFocus={isOpenAtFirst}
          aria-label={words.close}
          onClick={(event) => {
            event.preventDefault()
            dialog.current?.close()
          }}
        >
          <Icon name="close" />
        </SamePageLink>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
