import { TextField } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { limitsOf } from '../schema/limits.ts'
import { numberIn, numberText } from '../schema/number-text.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** What is no number is kept as it was typed: saving refuses it, where an empty field would be saved without a word. */
const meant = (typed: string): number | string | null => {
  const number = numberIn(typed)
  return number === undefined || Number(number) > Number.MAX_SAFE_INTEGER ? typed : number
}

/** A number. A text field: in a browser's field for numbers the wheel that scrolls the page changes what is written. */
export const NumberInput = ({ attribute, label, path }: InputProps) => {
  const { inputs, common } = useWords()
  const { value, onChange, onBlur, ref } = useField<number | string | null>(path)
  /** What is being typed, as it is typed: groups of digits are set apart once it is left. */
  const [typed, setTyped] = useState<string>()
  const problem = useFieldError(path)
  const { least = 0, most = Number.MAX_SAFE_INTEGER, fraction = false } = limitsOf(attribute)
  // Whatever changes it from outside, as giving up changes does, takes the place of what was typed.
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
          // What is no number stays in sight with what is wrong about it.
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
