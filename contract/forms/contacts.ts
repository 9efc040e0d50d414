import type { Form } from './form.ts'
import { forms } from './registry.ts'

/** The wire names under which forms send a field. */
const wiresOf = (name: 'email' | 'tel') => [
  ...new Set(
    Object.values<Form>(forms).flatMap(({ fields }) => fields.flatMap((place) => (place.field.name === name ? [place.wire] : []))),
  ),
]

const wires = { email: wiresOf('email'), phone: wiresOf('tel') }

const firstOf = (payload: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  names.map((name) => payload[name]).find((value) => typeof value === 'string')

/** The visitor's contacts: email and phone of a payload, if its form has them. */
export const contactsIn = (payload: Readonly<Record<string, unknown>>): { email: string | undefined; phone: string | undefined } => ({
  email: firstOf(payload, wires.email),
  phone: firstOf(payload, wires.phone),
})

/** Whether a form has a contact field. */
export const asksForContact = ({ fields }: Form) => fields.some(({ field }) => field.name === 'email' || field.name === 'tel')

/** An email as two are compared: people write the same one in other letters. */
export const comparedEmail = (email: string) => email.trim().toLowerCase()

/** A phone as two are compared: its digits, with the 8 that is dialled inside the country read as its code. */
export const comparedPhone = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')
