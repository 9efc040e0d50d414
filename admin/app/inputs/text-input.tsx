import { TextField } from '@mui/material'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { useDash, useWords } from '../i18n/words.ts'
import { useFieldError } from './field-errors.tsx'
import { InLanguages } from './in-languages.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

// A title may take two lines of a narrow column; what may be longer gets room from the start.
const longFrom = 301

/** One language of a text. */
export const TextIn = ({ path, lang, label, max, isLong }: { path: string; lang: Locale; label: string; max: number; isLong: boolean }) => {
  const words = useWords()
  const dash = useDash()
  const place = `${path}.${lang}`
  const { value, onChange, onBlur, ref } = useField<string>(place)
  const problem = useFieldError(...(lang === defaultLocale ? [place, path] : [place]))
  const isTooLong = value.length > max
  const isNear = value.length > max * 0.8
  return (
    <TextField
      multiline
      minRows={isLong ? 3 : 1}
      value={value}
      // A plain text is one paragraph: a line break would be lost on the site.
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={onBlur}
      inputRef={ref}
      error={isTooLong || problem !== undefined}
      helperText={problem ?? (isNear ? words.common.characters(value.length, max) : undefined)}
      slotProps={{ htmlInput: { 'aria-label': `${label}${dash}${words.languages[lang]}`, name: place } }}
    />
  )
}

/** A plain text in three languages. */
export const TextInput = ({ attribute: { max = 300, required, anyLanguage }, label, path }: InputProps) => (
  <Labelled label={label} isRequired={required} path={path}>
    <InLanguages path={path} isQuiet={!required || anyLanguage === true}>
      {(lang) => <TextIn path={path} lang={lang} label={label} max={max} isLong={max >= longFrom} />}
    </InLanguages>
  </Labelled>
)
