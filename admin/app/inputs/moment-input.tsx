import { useWords } from '../i18n/words.ts'
import { DateField } from '../kit/date-field.tsx'
import { fromAlmaty, inAlmaty } from '../kit/dates.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** Anything else is unparsable input: a browser would guess. */
const stored = /^\d{4}-\d\d-\d\dT/

/** A moment in time, as it is counted in Almaty. */
export const MomentInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { common } = useWords()
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useFieldError(path)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <DateField
        isMoment
        value={value && stored.test(value) ? inAlmaty(value) : (value ?? '')}
        onChange={(moment) => onChange(fromAlmaty(moment) || null)}
        onUnreadable={onChange}
        onBlur={onBlur}
        inputRef={ref}
        error={problem !== undefined}
        helperText={problem ?? common.almaty}
        name={path}
        spoken={label}
        sx={{ maxWidth: 280 }}
      />
    </Labelled>
  )
}
