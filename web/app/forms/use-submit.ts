import { check, type Form } from '@narkhoz/contract/forms/form.ts'
import type { OpeningHours } from '@narkhoz/contract/forms/visit.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { campaignOf, draftOf } from './draft.ts'
import { lowerDomain } from './lower-domain.ts'
import { type Failure, hiddenFields, type Receipt } from './outcome.ts'
import { maskedPhone, wholePhone } from './phone-mask.ts'
import { postsPath } from './posts-address.ts'
import { sendForm } from './send-form.ts'
import { useOutcome } from './use-outcome.ts'

/** The state of a form, in the handle `data-state`. */
export type FormState = 'idle' | 'loading' | 'success' | 'error'

/** Fields that may stay empty where another has one of these values; the site's server fills them in. */
export type OptionalWhen = Readonly<Record<string, { by: string; values: readonly string[] }>>

type Errors = Readonly<Record<string, string>>

type SendState = { errors: Errors; failure?: Failure | undefined; receipt?: Receipt | undefined }

/** The visitor's input; hidden fields are excluded. */
const typedIn = (form: Form, data: FormData): Record<string, string> => {
  const names = [...form.fields.map(({ field }) => field.name), hiddenFields.receiver]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Values of the fields that others depend on, by name. */
const matchedIn = (form: Form, data: FormData): Record<string, string> =>
  Object.fromEntries(form.fields.flatMap(({ matching }) => (matching ? [[matching.field, String(data.get(matching.field) ?? '')]] : [])))

/** A control of a form that holds text. */
const controlOf = (element: HTMLFormElement, name: string) => {
  const control = element.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined
}

type Control = NonNullable<ReturnType<typeof controlOf>>

const isSelect = (control: Control) => control instanceof HTMLSelectElement

/** Whether a control is untouched: neither the visitor nor the browser nor the page has set a value. */
const isFree = (control: Control) =>
  isSelect(control)
    ? control.selectedIndex <= 0 && ![...control.options].some(({ defaultSelected, value }) => defaultSelected && value)
    : control.value === ''

/** Whether a control is no longer as the page came. */
const isChanged = (control: Control) =>
  isSelect(control)
    ? [...control.options].some(({ selected, defaultSelected }, at) => selected && !defaultSelected && at > 0)
    : control.value !== control.defaultValue

/** Restores a value. If the control is focused it is selected: typing replaces it. */
const putBack = (control: Control, value: string) => {
  control.value = value
  if (control === document.activeElement && !isSelect(control)) control.select()
}

/**
 * Submits a form in place. It is validated by its declaration first; the result is shown for the declared time, and errors stay
 * until they are corrected. Without a script the form is a plain POST instead.
 */
export const useSubmit = (form: Form, hours?: OpeningHours, waived: OptionalWhen = {}) => {
  const locale = useLocale()
  const words = useWords().form
  const { pathname } = useLocation()
  const earlier = useOutcome(form.name)
  const element = useRef<HTMLFormElement>(null)
  const noted = useRef<HTMLDivElement>(null)
  // One idempotency key per content: a changed form is another request.
  const key = useRef({ said: '', value: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<FormState>('idle')
  const [share, setShare] = useState<number>()
  const [sendState, setSendState] = useState<SendState>({
    errors: earlier?.is === 'wrong' ? earlier.errors : {},
    failure: earlier?.is === 'failed' ? earlier.failure : undefined,
  })

  const [optional, setOptional] = useState('')
  // Values of the fields that others depend on.
  const [matched, setMatched] = useState<Readonly<Record<string, string>>>({})

  const first = useRef(sendState)

  const waivedIn = (data: FormData) =>
    Object.entries(waived).flatMap(([name, { by, values }]) => (values.includes(String(data.get(by))) ? [name] : []))

  const show = (shown: 'success' | 'error') => {
    clearTimeout(timer.current)
    setState(shown)
    timer.current = setTimeout(() => setState('idle'), form.shown[shown])
  }
  const tell = (what: Partial<SendState>) => setSendState({ errors: {}, ...what })

  useEffect(() => () => clearTimeout(timer.current), [])

  // Restores the input from before a reload, except into controls that the browser or the visitor has filled in; and stores input
  // from before hydration.
  useEffect(() => {
    const here = element.current
    if (!here) return
    const draft = draftOf(form.name, pathname)
    const { values = {}, key: sent = key.current, search } = draft.read() ?? {}
    key.current = sent
    const names = Object.keys(typedIn(form, new FormData(here)))
    const controls = names.flatMap((name) => controlOf(here, name) ?? [])
    const isFilledIn = controls.some(isChanged)
    // A value from the URL is later than the draft, unless the draft was typed at this very URL.
    const isOpen = (control: Control) => isFree(control) || (search === location.search && isSelect(control) && !isChanged(control))
    for (const control of controls) if (values[control.name] && isOpen(control)) putBack(control, values[control.name] ?? '')
    if (isFilledIn) draft.save({ values: typedIn(form, new FormData(here)), key: key.current })
    setMatched(matchedIn(form, new FormData(here)))
  }, [form, pathname])

  // Announces the result to screen readers, unless the visitor has moved on.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || element.current?.contains(activeElement)
    if (sendState !== first.current && isHere) noted.current?.focus()
  }, [sendState])

  // The title shows the error until it is corrected.
  useEffect(() => {
    if (Object.keys(sendState.errors).length === 0) return
    const title = document.title
    const said = `${words.wrongTitle}: ${title}`
    document.title = said
    return () => {
      // Another page may have set its own title in the meantime.
      if (document.title === said) document.title = title
    }
  }, [sendState.errors, words])

  const bodyOf = (here: HTMLFormElement) => {
    for (const phone of here.querySelectorAll<HTMLInputElement>('input[type=tel]')) phone.value = wholePhone(phone.value)
    for (const mail of here.querySelectorAll<HTMLInputElement>('input[type=email]')) mail.value = lowerDomain(mail.value)
    const body = new FormData(here)
    const said = JSON.stringify(
      [...body].map(([name, value]) => (value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value])),
    )
    if (key.current.said !== said) key.current = { said, value: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` }
    draftOf(form.name, pathname).save({ values: typedIn(form, body), key: key.current })
    body.set(hiddenFields.key, key.current.value)
    // Since navigation: restored input takes no time to fill in.
    body.set(hiddenFields.spent, String(Math.round(performance.now())))
    const campaign = campaignOf() ?? location.search.slice(1)
    if (campaign) body.set(hiddenFields.utm, campaign)
    return body
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const here = event.currentTarget
    if (state === 'loading') return
    // Too early for another one, which the button says; nothing is sent.
    if (state !== 'idle') return show('error')
    const body = bodyOf(here)
    const wrong = check(form, Object.fromEntries(form.fields.map(({ field }) => [field.name, body.get(field.name)])), hours)
    const free = waivedIn(body)
    const isWaived = (name: string) => free.includes(name) && body.get(name) === ''
    const errors = Object.fromEntries(Object.entries(wrong).flatMap(([name, labels]) => (isWaived(name) ? [] : [[name, labels[locale]]])))
    tell({ errors })
    if (Object.keys(errors).length > 0) return show('error')
    setState('loading')
    const outcome = await sendForm(form.posts ? postsPath : location.pathname + location.search, body, setShare)
    setShare(undefined)
    if (outcome?.is !== 'sent') {
      tell(outcome?.is === 'wrong' ? { errors: outcome.errors } : { failure: outcome?.failure ?? 'unreachable' })
      return show('error')
    }
    draftOf(form.name, pathname).forget()
    key.current = { said: '', value: '' }
    here.reset()
    setMatched(matchedIn(form, new FormData(here)))
    tell({ receipt: outcome.receipt })
    show('success')
  }

  const input = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // Only where the number is added to: a caret in its middle would jump.
    if (target instanceof HTMLInputElement && target.type === 'tel' && target.selectionStart === target.value.length)
      target.value = maskedPhone(target.value)
    const data = new FormData(currentTarget)
    draftOf(form.name, pathname).save({ values: typedIn(form, data), key: key.current })
    setOptional(waivedIn(data).join(' '))
    setMatched(matchedIn(form, data))
  }

  return {
    state,
    /** Fields that are optional with the current values. */
    optional: optional.split(' '),
    /** State of a response without script: its button stays idle. */
    shown: earlier ? ('error' as const) : state,
    ...sendState,
    values: earlier && earlier.is !== 'sent' ? earlier.values : {},
    uploaded: share !== undefined && share < 1 ? Math.round(share * 100) : undefined,
    noted,
    /** Values of the fields that others depend on, by name. */
    matched,
    /** The page was made to answer this form. */
    isAnswer: earlier !== undefined,
    bound: { ref: element, onSubmit: submit, onInput: input },
  }
}
