import * as all from './all.ts'
import type { Form } from './form.ts'

type FormsByName = { readonly [N in keyof typeof all as (typeof all)[N]['name']]: (typeof all)[N] }

const listed: readonly Form[] = Object.values(all)

// `fromEntries` forgets which name belongs to which form; the type says it from the same list.
/** Every form by its name. */
export const forms = Object.fromEntries(listed.map((form) => [form.name, form])) as FormsByName

/** The name of a form. */
export type FormName = keyof typeof forms
