import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { utmTags } from '../fields/utm.ts'
import { consultationPageTypes } from './consultation.ts'
import { purposeNames } from './entrant.ts'
import type { AddedSource, Form } from './form.ts'

// Staff follow this path from the application, so it must not lead out of the site: no scheme, no `//`, no `..`.
const path = /^\/?(?:(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)*)?$/u

/** The rule of each source, with a sample for tests and the API's description. */
const sources: Readonly<Record<AddedSource, { rule: v.GenericSchema; sample: unknown }>> = {
  'page-type': { rule: v.picklist(consultationPageTypes), sample: 'school' },
  'page-path': {
    rule: v.config(v.pipe(v.string(), v.maxLength(300), v.minLength(1), v.regex(path)), { abortPipeEarly: true }),
    sample: 'school/business-school',
  },
  campaign: {
    rule: v.optional(utmTags, {}),
    sample: {
      UTM_SOURCE: 'instagram',
      UTM_MEDIUM: 'social',
      UTM_CONTENT: 'banner',
      UTM_TERM: 'mba',
      UTM_CAMPAIGN: 'admission-2026',
    },
  },
  admission: { rule: v.optional(v.picklist(purposeNames), 'application'), sample: 'application' },
  receiver: { rule: email.rule, sample: 'president@narkhoz.kz' },
}

const fromSources = <T>({ added = {} }: Form, what: (source: AddedSource) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(added).map(([name, source]) => [name, what(source)]))

/** The rules of a form's added properties, by wire name. */
export const addedRules = (form: Form): v.ObjectEntries => fromSources(form, (source) => sources[source].rule)

/** Samples of a form's added properties, by wire name. */
export const addedSamples = (form: Form): Record<string, unknown> => fromSources(form, (source) => sources[source].sample)

/** The wire name of the property from a source, if the form has it. */
export const addedName = ({ added = {} }: Pick<Form, 'added'>, source: AddedSource): string | undefined =>
  Object.keys(added).find((name) => added[name] === source)

/** The value of a source in a payload. */
export const addedValue = (form: Form, source: AddedSource, payload: Readonly<Record<string, unknown>>): unknown => {
  const name = addedName(form, source)
  return name === undefined ? undefined : payload[name]
}
