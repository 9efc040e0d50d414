import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'

/** A request for advice, filled in as its declaration's examples are, as a page sends it; the same key twice is the same request. */
export const consultation = (key: string, given: Readonly<Record<string, string>> = {}) => {
  const form: Form = forms.consultation
  const fields = form.fields.map(({ field: { name, samples } }) => [name, given[name] ?? samples.good[0]] as [string, string])
  const body = new URLSearchParams([...fields, ['form', form.name], ['key', key]]).toString()
  return { path: '/', method: 'POST', headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }, body }
}
