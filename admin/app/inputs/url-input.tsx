import { TextField } from '@mui/material'
import { isSafeUrl, urlMax } from '@narkhoz/contract/attributes/url.ts'
import { useWords } from '../i18n/words.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** The field of an address alone, without a label above it. */
export const UrlField = ({ label, path }: { label: string; path: string }) => {
  const words = useWords()
  const { value, onChange, onBlur, ref } = useField<string | null>(path)
  const problem = useFieldError(path)
  const isWrong = Boolean(value) && !isSafeUrl((value ?? '').trim())
  return (
    <TextField
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      inputRef={ref}
      placeholder={words.inputs.url}
      error={isWrong || problem !== undefined}
      helperText={problem ?? (isWrong ? words.inputs.urlWrong : undefined)}
      sx={{ maxWidth: 640 }}
      slotProps={{ htmlInput: { 'aria-label': label, name: path, maxLength: urlMax, inputMode: 'url' } }}
    />
  )
}

/** An address, the same in all languages. */
export const UrlInput = ({ attribute: { required }, label, path }: InputProps) => (
  <Labelled label={label} isRequired={required} path={path}>
    <UrlField label={label} path={path} />
  </Labelled>
)
