import { TextField } from '@mui/material'
import { barePath } from '@narkhoz/contract/attributes/page-path.ts'
import * as v from 'valibot'
import { useWords } from '../i18n/words.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** One value for all languages: a code, a phone, an email. */
export const PlainInput = ({ attribute: { required, stored, max = 300 }, label, path }: InputProps) => {
  const words = useWords()
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useFieldError(path)
  const isPath = path === 'path'
  const over = (value ?? '').trim().length - max
  const isWrong = Boolean(value) && !v.is(stored, isPath ? barePath(value ?? '') : value)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <TextField
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={() => {
          // Without a difference there is no change: the service's error stays, too, when the summary takes the focus.
          if (isPath && value && barePath(value) !== value) onChange(barePath(value) || null)
          onBlur()
        }}
        inputRef={ref}
        error={isWrong || problem !== undefined}
        helperText={
          problem ??
          (over > 0 ? words.common.tooLong(over) : isWrong ? (isPath ? words.inputs.pathPattern : words.inputs.pattern) : undefined)
        }
        sx={{ maxWidth: max <= 60 ? 320 : 560 }}
        slotProps={{ htmlInput: { 'aria-label': label, name: path } }}
      />
    </Labelled>
  )
}
