import type { Form } from '@narkhoz/contract/forms/form.ts'
import { sentValue, wirePath } from '@narkhoz/contract/forms/payload.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'

/** Personal data of forms, by the name of the field. */
const fields = { name: 'fio', email: 'email', phone: 'tel' } as const

type Part = keyof typeof fields

/** Where payloads hold some fields, as PostgreSQL writes paths: `{phone}`, `{data,0,city}`. Of the contract's own words only. */
const pathsTo = (isMeant: (field: Form['fields'][number]['field']) => boolean): readonly string[] => [
  ...new Set(
    Object.values<Form>(forms).flatMap((form) =>
      form.fields.filter(({ field }) => isMeant(field)).map((place) => `{${wirePath(form, place).replaceAll('.', ',')}}`),
    ),
  ),
]

const pathsOf = (part: Part) => pathsTo(({ name }) => name === fields[part])

/** Paths of visitors' free texts in payloads. */
export const messagePaths = pathsTo(({ control }) => control === 'textarea')

/** Where payloads hold names, emails and phones. */
export const personPaths: Readonly<Record<Part, readonly string[]>> = {
  name: pathsOf('name'),
  email: pathsOf('email'),
  phone: pathsOf('phone'),
}

/** The sender of a payload, as far as its form has the fields. */
export const personIn = (formName: string, payload: unknown): Record<Part, string | null> => {
  const form = (forms as Record<string, Form>)[formName]
  const of = (part: Part) => {
    const place = form?.fields.find(({ field }) => field.name === fields[part])
    const value = place && sentValue(place, payload)
    return typeof value === 'string' ? value : null
  }
  return { name: of('name'), email: of('email'), phone: of('phone') }
}
