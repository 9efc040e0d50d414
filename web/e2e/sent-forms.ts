import { apiBase } from '@narkhoz/contract/api.ts'
import type { Form, FormField } from '@narkhoz/contract/forms/form.ts'
import { isReference } from '@narkhoz/contract/forms/payload.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type { Outcome } from '../app/forms/outcome.ts'
import { hiddenFields } from '../app/forms/outcome.ts'
import { addressIn } from '../app/i18n/address.ts'

/** The smallest picture there is. */
export const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The first of the known addresses with a form. */
export const pageOf = (name: FormName, addresses: readonly string[]) => {
  const registered: readonly RegisteredPage[] = pages
  const standsOn = registered.filter(({ forms: standing, modals }) => standing.includes(name) || modals.includes(name))
  // Where only the content knows the addresses, not each of them has every form: a program has one of two.
  const page = standsOn.find(({ address, slugs }) => slugs || !address.endsWith('{slug}')) ?? standsOn[0]
  const pattern = new RegExp(`^${page?.address.replace('{slug}', '[^/]+')}$`)
  const address = addresses.find((known) => pattern.test(known) && (!page?.slugs || page.slugs.includes(known.split('/').at(-1) ?? '')))
  if (!page || !address) throw new Error(`${name} stands nowhere`)
  return { address, isModal: page.modals.includes(name) }
}

const listOf = ({ field: { source } }: FormField) => {
  if (!source || 'fixed' in source) return undefined
  if (source.kind === 'handbook') return `handbooks/${source.list}`
  return { school: 'schools', book: 'books', program: 'school-programs' }[source.kind]
}

/** The first choice of every list that a form offers, by field; of the ways to receive a book one that needs an address. */
const choicesOf = async (form: Form, contentUrl: string) => {
  const chosen = form.fields.filter(isReference).map(async (place) => {
    const answer = await fetch(`${contentUrl}${apiBase}/${listOf(place)}?lang=kz`)
    const { data } = (await answer.json()) as { data: { id: number; no_address?: boolean | null }[] }
    return [place.field.name, String((data.find((one) => !one.no_address) ?? data[0])?.id)] as const
  })
  return new Map(await Promise.all(chosen))
}

/** A form with nothing filled in, as a browser would send it from its page. */
export const emptyForm = (name: FormName, page: string, lang: Locale = defaultLocale): FormData => {
  const body = new FormData()
  body.set(hiddenFields.form, name)
  if ((forms[name] as Form).posts) {
    body.set(hiddenFields.page, page)
    body.set(hiddenFields.lang, lang)
  }
  return body
}

/** Makes forms that are filled in well. */
export const fillerOf = async (name: FormName, page: string, contentUrl: string, lang?: Locale): Promise<() => FormData> => {
  const form: Form = forms[name]
  const choices = await choicesOf(form, contentUrl)
  return () => {
    const body = emptyForm(name, page, lang)
    for (const { field } of form.fields) {
      if (field.control === 'file') body.set(field.name, new File([scan], 'scan.png', { type: 'image/png' }))
      else body.set(field.name, choices.get(field.name) ?? field.samples.good[0])
    }
    return body
  }
}

/** Where a form is posted. */
export const actionOf = (name: FormName, page: string, lang: Locale = defaultLocale) =>
  (forms[name] as Form).posts ? '/posts' : addressIn(lang, page)

/** Sends a form as a script would; nothing where no outcome came back. */
export const postForm = async (url: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } })
  const text = await answer.text()
  const isOutcome = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, outcome: isOutcome ? (JSON.parse(text) as Outcome) : undefined }
}
