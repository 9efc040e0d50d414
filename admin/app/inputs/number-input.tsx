import { TextField } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { limitsOf } from '../schema/limits.ts'
import { numberIn, numberText } from '../schema/number-text.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** Invalid input is kept verbatim: saving rejects it, while an empty field would be saved silently. */
const meant = (typed: string): number | string | null => {
  const number = numberIn(typed)
  return number === undefined || Number(number) > Number.MAX_SAFE_INTEGER ? typed : number
}

/** A number. A text field: in a native number field the scroll wheel changes the value. */
export const NumberInput = ({ attribute, label, path }: InputProps) => {
  const { inputs, common } = useWords()
  const { value, onChange, onBlur, ref } = useField<number | string | null>(path)
  /** Current input, verbatim: digits are grouped on blur. */
  const [typed, setTyped] = useState<string>()
  const problem = useFieldError(path)
  const { least = 0, most = Number.MAX_SAFE_INTEGER, fraction = false } = limitsOf(attribute)
  // An external change, such as discarding, replaces the input.
  const isTyped = typed !== undefined && meant(typed) === value
  const text = isTyped ? typed : typeof value === 'string' ? value : numberText(value, common.comma)
  const read = numberIn(text)
  const whyNot = (number: number) => {
    if (number < least) return inputs.least(least)
    if (number > most) return inputs.most(most)
    return fraction || Number.isInteger(number) ? undefined : inputs.wholeWrong
  }
  const wrong = read === undefined ? inputs.numberWrong : read === null ? undefined : whyNot(read)
  return (
    <Labelled label={label} isRequired={attribute.required} path={path}>
      <TextField
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(meant(target.value))
        }}
        onBlur={() => {
          // Invalid input stays visible with its error.
          if (read !== undefined) setTyped(undefined)
          onBlur()
        }}
        inputRef={ref}
        error={wrong !== undefined || problem !== undefined}
        helperText={wrong ?? problem}
        sx={{ maxWidth: 240 }}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            name: path,
            // The keys of a phone for numbers have no minus.
            inputMode: least < 0 ? 'text' : 'numeric',
            autoComplete: 'off',
          },
        }}
      />
    </Labelled>
  )
}
