import * as v from 'valibot'
import { constants } from '../constants.ts'
import { type Field, isBlank, judge } from '../fields/field.ts'
import { idInAddress, largestWhole } from '../integers.ts'
import type { Labels } from '../locales.ts'
import { type OpeningHours, type Visit, wrongVisit } from './visit.ts'
import { wrongYears, type Years } from './years.ts'

/** The type of an uploaded document of an archive application. */
export type DocumentType = 'document' | 'scan_diploma' | 'file'

/** A constraint on the referenced entry: its attribute equals the value of another field. */
export type Matching = { attribute: string; field: string }

/**
 * Sources of a form's added properties: type and path of its page, the campaign that led there, the state of admission, the selected
 * receiver. `added.ts` declares their rules, `web/server/forms/added-fields.ts` computes them.
 */
export type AddedSource = 'page-type' | 'page-path' | 'campaign' | 'admission' | 'receiver'

/** The field whose entry takes the place of a value, by its title: where that entry has the attribute, the visitor may leave the value empty. */
export type Waiver = { attribute: string; field: string }

/** A field of a form with its wire name and its location in the payload. */
export type FormField = { field: Field; wire: string; optional?: true; matching?: Matching; waived?: Waiver } & (
  | { in?: 'payload' | 'data' }
  | { in: 'documents'; document: DocumentType }
)

/** What visitors send: fields, endpoint, payload and timings, declared once for browser, site and service. */
export type Form<N extends string = string> = {
  /** The value of `data-form`, and the form's name in storage. */
  name: N
  title: Labels
  /** The label of its button while idle. */
  action: Labels
  /** The call under `/api/v1` that takes it. */
  endpoint: string
  /** How many days a submission is kept once it has reached its office; then it is deleted with its files. */
  retentionDays: number
  /** Within how many working days it is answered, as promised to visitors and quoted by pages. */
  answerDays: number
  /** The browser posts it to `/posts` instead of the screen's own address. */
  posts?: true
  fields: readonly FormField[]
  /** The day of a visit, and its time if there is one. */
  visit?: Visit
  /** Years that must fit the calendar and one another. */
  years?: Years
  /** Each page with this form belongs to an office, which handles what is sent from there. */
  atPage?: true
  /** Properties that the site's server adds to the payload, never the visitor: their source, by wire name. */
  added?: Readonly<Record<string, AddedSource>>
  /** How long the button shows the outcome, in milliseconds. */
  shown: { success: number; error: number }
}

/** Adds a field to a form, under its own wire name unless another is given. */
export const formField = (
  field: Field,
  more: { as?: string; in?: 'data'; optional?: true; matching?: Matching; waived?: Waiver } = {},
): FormField => ({
  field,
  wire: more.as ?? field.wire,
  ...(more.in && { in: more.in }),
  ...(more.optional && { optional: more.optional }),
  ...(more.matching && { matching: more.matching }),
  ...(more.waived && { waived: more.waived }),
})

/** Places an upload among the documents of an archive application. */
export const documentField = (field: Field, document: DocumentType): FormField => ({ field, wire: field.wire, in: 'documents', document })

/** Declares a form; its timings follow from where it is posted. */
export const form = <const N extends string>(declared: Omit<Form<N>, 'shown'>): Form<N> => ({
  ...declared,
  shown: { success: constants.shown.success, error: declared.posts ? constants.shown.genericError : constants.shown.error },
})

/** A select sent under a name that ends in `_id` names an entry by its id; sent otherwise it is the words the visitor chose. */
export const isReference = ({ wire, field }: FormField) => wire.endsWith('_id') && field.source !== undefined && 'kind' in field.source

const id = v.config(v.pipe(v.union([v.number(), idInAddress]), v.integer(), v.minValue(1), v.maxValue(largestWhole)), {
  abortPipeEarly: true,
})

/** The rule for a field where a form sends it: an id where it names an entry, else the field's own. */
export const ruleOf = (place: FormField): v.GenericSchema => (isReference(place) ? id : place.field.rule)

/** Validates the value of a field in its form; an optional one may be empty. */
export const validateField = (place: FormField, value: unknown): Labels | undefined =>
  place.optional && isBlank(value) ? undefined : judge(place.field, value, ruleOf(place))

/** The visitor's input by field name; an upload is the chosen file at first and its URL once it is stored. */
export type Values = Readonly<Record<string, unknown>>

/** Cross-field validation of well-formed values: a day or hour outside opening hours, inconsistent years. */
export const checkTogether = (form: Form, values: Values, hours?: OpeningHours): Record<string, Labels> => ({
  ...(form.visit && wrongVisit(form.visit, values, hours)),
  ...(form.years && wrongYears(form.years, values)),
})

/** Validates a filled-in form, by field name; empty when it may be sent. A centre's own opening hours override the declared ones. */
export const check = (form: Form, values: Values, hours?: OpeningHours): Record<string, Labels> => {
  const wrong = Object.fromEntries(
    form.fields.flatMap((place) => {
      const words = validateField(place, values[place.field.name])
      return words ? [[place.field.name, words]] : []
    }),
  )
  const wellFormed = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong[name]))
  return { ...checkTogether(form, wellFormed, hours), ...wrong }
}
