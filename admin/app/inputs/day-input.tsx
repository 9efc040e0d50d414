import { DateField } from '../kit/date-field.tsx'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** A calendar day. */
export const DayInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useFieldError(path)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <DateField
        value={value ?? ''}
        onChange={(day) => onChange(day || null)}
        onUnreadable={onChange}
        onBlur={onBlur}
        inputRef={ref}
        error={problem !== undefined}
        helperText={problem}
        name={path}
        spoken={label}
        sx={{ maxWidth: 240 }}
      />
    </Labelled>
  )
}
