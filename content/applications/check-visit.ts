import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { sentValue, wirePath } from '@narkhoz/contract/forms/payload.ts'
import { wrongVisit } from '@narkhoz/contract/forms/visit.ts'

/** The day and the time of a visit must be to come, and within the hours that the form declares. */
export const checkVisit = (form: Form, payload: Readonly<Record<string, unknown>>) => {
  if (!form.visit) return
  const values = Object.fromEntries(form.fields.map((place) => [place.field.name, sentValue(place, payload)]))
  const wrong = wrongVisit(form.visit, values)
  const fields = form.fields.flatMap((place) => {
    const words = wrong[place.field.name]
    return words ? [[wirePath(form, place), words] as const] : []
  })
  if (fields.length > 0) throw new ServiceError('invalid', { fields: Object.fromEntries(fields) })
}
