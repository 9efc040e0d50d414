import { MenuItem, TextField } from '@mui/material'
import { useLang, useWords } from '../i18n/words.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** One of a fixed list. */
export const ChoiceInput = ({ attribute: { required, options = [] }, label, path }: InputProps) => {
  const { inputs } = useWords()
  const lang = useLang()
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useFieldError(path)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <TextField
        select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={onBlur}
        inputRef={ref}
        error={problem !== undefined}
        helperText={problem}
        sx={{ maxWidth: 420 }}
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } }, htmlInput: { name: path } }}
      >
        <MenuItem value="">
          <em>{required ? inputs.choose : inputs.empty}</em>
        </MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label[lang]}
          </MenuItem>
        ))}
      </TextField>
    </Labelled>
  )
}
