import * as v from 'valibot'
import { timestampSchema } from '../timestamp.ts'
import type { AttributeOptions, Option } from './attribute.ts'
import { build } from './build.ts'

/** A number, the same in all languages: an integer unless its declaration allows fractions, and within bounds. */
export const number = <const O extends AttributeOptions & { least?: number; most?: number; fraction?: true }>(options: O = {} as O) => {
  const { least = 0, most = 1e12 } = options
  const bounded = v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most))
  return { ...build('number', options, options.fraction ? bounded : v.pipe(bounded, v.integer()), v.number()), least, most }
}

/** Yes or no. */
export const flag = <const O extends AttributeOptions>(options: O = {} as O) => build('flag', options, v.boolean(), v.boolean())

/** A calendar day, `2026-09-01`, as it is counted in Almaty. */
export const day = <const O extends AttributeOptions>(options: O = {} as O) =>
  build('day', options, v.pipe(v.string(), v.isoDate()), v.string())

/** A moment in time with its zone, `2026-09-01T18:30:00+05:00`. */
export const moment = <const O extends AttributeOptions>(options: O = {} as O) => build('moment', options, timestampSchema, v.string())

const named = v.object({ value: v.string(), title: v.string() })

/** One of a fixed list whose names are declared with it. */
export const choice = <const O extends AttributeOptions, const L extends readonly Option[]>(options: L, more: O = {} as O) => ({
  ...build('choice', more, v.picklist(options.map((option) => option.value as L[number]['value'])), named),
  options,
})

/** Some of a fixed list whose names are declared with it. */
export const choices = <const O extends AttributeOptions, const L extends readonly Option[]>(options: L, more: O = {} as O) => ({
  ...build(
    'choices',
    more,
    v.pipe(v.array(v.picklist(options.map((option) => option.value as L[number]['value']))), v.maxLength(options.length)),
    v.array(named),
  ),
  options,
})

/** A country by its two-letter code; its name is answered in the requested language. */
export const country = <const O extends AttributeOptions>(options: O = {} as O) =>
  build('country', options, v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), named)
