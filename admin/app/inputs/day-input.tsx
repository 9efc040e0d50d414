import { TextField } from '@mui/material'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useProblem } from './problems.tsx'
import { useField } from './use-field.ts'

/** A calendar day. */
export const DayInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useProblem(path)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <TextField
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={onBlur}
        inputRef={ref}
        error={problem !== undefined}
        helperText={problem}
        sx={{ maxWidth: 240 }}
        slotProps={{ htmlInput: { 'aria-label': label, name: path } }}
      />
    </Labelled>
  )
}
