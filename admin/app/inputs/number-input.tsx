import { TextField } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { limitsOf } from '../schema/limits.ts'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useProblem } from './problems.tsx'
import { useField } from './use-field.ts'

/** A number. */
export const NumberInput = ({ attribute, label, path }: InputProps) => {
  const { inputs } = useWords()
  const { value, onChange, onBlur, ref } = useField<number | null>(path)
  const problem = useProblem(path)
  const { least = 0, most } = limitsOf(attribute)
  const wrong =
    value === null ? undefined : value < least ? inputs.least(least) : most !== undefined && value > most ? inputs.most(most) : undefined
  return (
    <Labelled label={label} isRequired={attribute.required} path={path}>
      <TextField
        type="number"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        onBlur={onBlur}
        inputRef={ref}
        error={wrong !== undefined || problem !== undefined}
        helperText={problem ?? wrong}
        sx={{ maxWidth: 240 }}
        slotProps={{ htmlInput: { 'aria-label': label, name: path, min: least, max: most, step: 'any' } }}
      />
    </Labelled>
  )
}
