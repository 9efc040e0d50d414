import { ServiceError } from '@narkhoz/contract/errors.ts'
import { checkTogether as check, type Form } from '@narkhoz/contract/forms/form.ts'
import { sentValue, wirePath } from '@narkhoz/contract/forms/payload.ts'

/** Values must fit the calendar, the hours that the form declares and one another. */
export const checkTogether = (form: Form, payload: Readonly<Record<string, unknown>>) => {
  const values = Object.fromEntries(form.fields.map((place) => [place.field.name, sentValue(place, payload)]))
  const wrong = check(form, values)
  const fields = form.fields.flatMap((place) => {
    const words = wrong[place.field.name]
    return words ? [[wirePath(form, place), words] as const] : []
  })
  if (fields.length > 0) throw new ServiceError('invalid', { fields: Object.fromEntries(fields) })
}
