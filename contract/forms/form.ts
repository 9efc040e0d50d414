import type * as v from 'valibot'
import { constants } from '../constants.ts'
import { type Field, judge } from '../fields/field.ts'
import type { Labels } from '../locales.ts'

/** What an uploaded document of an archive application is. */
export type DocumentType = 'document' | 'scan_diploma' | 'file'

/** A field of a form and how it travels: its wire name, and where in the payload it stands. */
export type Sent = { field: Field; wire: string; optional?: true } & (
  | { in?: 'payload' | 'data' }
  | { in: 'documents'; document: DocumentType }
)

/** What visitors send: fields, endpoint, payload and timings, declared once for browser, site and service. */
export type Form = {
  /** The value of `data-form`, and the form's name in storage. */
  name: string
  title: Labels
  /** The words of its button while nothing is under way. */
  action: Labels
  /** The call under `/api/v1` that takes it. */
  endpoint: string
  /** The browser posts it to `/posts` instead of the screen's own address. */
  posts?: true
  fields: readonly Sent[]
  /** What the site's server adds to the payload, never the visitor. */
  added?: v.ObjectEntries
  /** How long the button shows the outcome, in milliseconds. */
  shown: { success: number; error: number }
  /** Values for `added` that make a good payload, for tests and the API's description. */
  sampleAdded?: Readonly<Record<string, unknown>>
}

/** Places a field in a form, under its own wire name unless another is given. */
export const sent = (field: Field, more: { as?: string; in?: 'data'; optional?: true } = {}): Sent => ({
  field,
  wire: more.as ?? field.wire,
  ...(more.in && { in: more.in }),
  ...(more.optional && { optional: more.optional }),
})

/** Places an upload among the documents of an archive application. */
export const sentAsDocument = (field: Field, document: DocumentType): Sent => ({ field, wire: field.wire, in: 'documents', document })

/** Declares a form; its timings follow from where it is posted. */
export const form = (declared: Omit<Form, 'shown'>): Form => ({
  ...declared,
  shown: { success: constants.shown.success, error: declared.posts ? constants.shown.genericError : constants.shown.error },
})

/** What the visitor filled in, by field name. */
export type Values = Readonly<Record<string, unknown>>

/** What is wrong with a filled-in form, by field name; empty when it may be sent. */
export const check = (form: Form, values: Values): Record<string, Labels> =>
  Object.fromEntries(
    form.fields.flatMap(({ field, optional }) => {
      const value = values[field.name]
      const empty = value === undefined || value === null || value === ''
      const wrong = optional && empty ? undefined : judge(field, value)
      return wrong ? [[field.name, wrong]] : []
    }),
  )
