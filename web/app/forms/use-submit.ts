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

/** What a form is doing: the handle `data-state`. */
export type FormState = 'idle' | 'loading' | 'success' | 'error'

/** Fields that may stay empty where another has one of these values; the site's server fills them in. */
export type OptionalWhen = Readonly<Record<string, { by: string; values: readonly string[] }>>

type Errors = Readonly<Record<string, string>>

type SendState = { errors: Errors; failure?: Failure | undefined; receipt?: Receipt | undefined }

/** What a visitor chose or wrote; what travels unseen is none of that. */
const typedIn = (form: Form, data: FormData): Record<string, string> => {
  const names = [...form.fields.map(({ field }) => field.name), hiddenFields.receiver]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** What is chosen in the fields that others must fit, by name. */
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

/** Whether nothing stands in a control: neither the visitor nor the browser nor the page has chosen or written anything. */
const isFree = (control: Control) =>
  isSelect(control)
    ? control.selectedIndex <= 0 && ![...control.options].some(({ defaultSelected, value }) => defaultSelected && value)
    : control.value === ''

/** Whether a control is no longer as the page came. */
const isChanged = (control: Control) =>
  isSelect(control)
    ? [...control.options].some(({ selected, defaultSelected }, at) => selected && !defaultSelected && at > 0)
    : control.value !== control.defaultValue

/** Puts back what was typed. Whoever is in there already finds it selected: what they type replaces it. */
const putBack = (control: Control, value: string) => {
  control.value = value
  if (control === document.activeElement && !isSelect(control)) control.select()
}

/**
 * Sends a form from the page it stands on. Judged by its declaration first; what became of it is shown for as long as the
 * declaration says, and what is wrong stays until it is corrected. Without a script the form is a plain POST instead.
 */
export const useSubmit = (form: Form, hours?: OpeningHours, waived: OptionalWhen = {}) => {
  const locale = useLocale()
  const words = useWords().form
  const { pathname } = useLocation()
  const earlier = useOutcome(form.name)
  const element = useRef<HTMLFormElement>(null)
  const noted = useRef<HTMLDivElement>(null)
  // One key for what is filled in as it is: changed and sent again, it is another request.
  const key = useRef({ said: '', value: '' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<FormState>('idle')
  const [share, setShare] = useState<number>()
  const [told, setTold] = useState<SendState>({
    errors: earlier?.is === 'wrong' ? earlier.errors : {},
    failure: earlier?.is === 'failed' ? earlier.failure : undefined,
  })

  const [optional, setOptional] = useState('')
  // What is chosen in the fields that others must fit.
  const [matched, setMatched] = useState<Readonly<Record<string, string>>>({})

  const first = useRef(told)

  const waivedIn = (data: FormData) =>
    Object.entries(waived).flatMap(([name, { by, values }]) => (values.includes(String(data.get(by))) ? [name] : []))

  const show = (shown: 'success' | 'error') => {
    clearTimeout(timer.current)
    setState(shown)
    timer.current = setTimeout(() => setState('idle'), form.shown[shown])
  }
  const tell = (what: Partial<SendState>) => setTold({ errors: {}, ...what })

  useEffect(() => () => clearTimeout(timer.current), [])

  // What was typed before a reload comes back, except into what the browser or the visitor has filled in already; and what was filled
  // in before this code came is kept too.
  useEffect(() => {
    const here = element.current
    if (!here) return
    const draft = draftOf(form.name, pathname)
    const { values = {}, key: sent = key.current, search } = draft.read() ?? {}
    key.current = sent
    const names = Object.keys(typedIn(form, new FormData(here)))
    const controls = names.flatMap((name) => controlOf(here, name) ?? [])
    const isFilledIn = controls.some(isChanged)
    // What the address chooses was chosen after what was typed, unless that was typed at this very address.
    const isOpen = (control: Control) => isFree(control) || (search === location.search && isSelect(control) && !isChanged(control))
    for (const control of controls) if (values[control.name] && isOpen(control)) putBack(control, values[control.name] ?? '')
    if (isFilledIn) draft.save({ values: typedIn(form, new FormData(here)), key: key.current })
    setMatched(matchedIn(form, new FormData(here)))
  }, [form, pathname])

  // Whoever cannot see the form hears what became of it, unless they have gone on elsewhere.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || element.current?.contains(activeElement)
    if (told !== first.current && isHere) noted.current?.focus()
  }, [told])

  // The tab's name says what is wrong until it is corrected.
  useEffect(() => {
    if (Object.keys(told.errors).length === 0) return
    const title = document.title
    const said = `${words.wrongTitle}: ${title}`
    document.title = said
    return () => {
      // Another page may have given it its own name in the meantime.
      if (document.title === said) document.title = title
    }
  }, [told.errors, words])

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
    // Since the page was opened: what a reload has brought back takes no time to fill in.
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
    /** What may stay empty with what is chosen now. */
    optional: optional.split(' '),
    /** What the page that answers a form says of it: it has no script, so its button stays as it is. */
    shown: earlier ? ('error' as const) : state,
    ...told,
    values: earlier && earlier.is !== 'sent' ? earlier.values : {},
    uploaded: share !== undefined && share < 1 ? Math.round(share * 100) : undefined,
    noted,
    /** What is chosen in the fields that others must fit, by name. */
    matched,
    /** The page was made to answer this form. */
    isAnswer: earlier !== undefined,
    bound: { ref: element, onSubmit: submit, onInput: input },
  }
}
