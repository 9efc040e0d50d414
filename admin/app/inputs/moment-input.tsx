import { TextField } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { fromAlmaty, inAlmaty } from '../kit/dates.ts'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useProblem } from './problems.tsx'
import { useField } from './use-field.ts'

/** A moment in time, as it is counted in Almaty. */
export const MomentInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { common } = useWords()
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useProblem(path)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <TextField
        type="datetime-local"
        value={value ? inAlmaty(value) : ''}
        onChange={({ target }) => onChange(fromAlmaty(target.value) || null)}
        onBlur={onBlur}
        inputRef={ref}
        error={problem !== undefined}
        helperText={problem ?? common.almaty}
        sx={{ maxWidth: 280 }}
        slotProps={{ htmlInput: { 'aria-label': label, name: path } }}
      />
    </Labelled>
  )
}
