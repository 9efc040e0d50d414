import { useController } from 'react-hook-form'
import { useFieldErrors } from './field-errors.tsx'

/** The value at a path of the form, and its setter, which clears its error. */
export const useField = <Value>(path: string) => {
  const { field } = useController({ name: path })
  const { clear } = useFieldErrors()
  return {
    // The form is filled from the same declaration that chose the input.
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value)
      clear(path)
    },
    onBlur: field.onBlur,
    ref: field.ref,
  }
}
