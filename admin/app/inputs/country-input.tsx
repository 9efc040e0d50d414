import { Autocomplete, TextField } from '@mui/material'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { useMemo } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { usePickerWords } from '../kit/use-picker-words.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { kazakhCountries } from './kazakh-countries.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** Every country by its code, by name. */
const countriesIn = (lang: Locale) => {
  const names = new Intl.DisplayNames(languageTags[lang], { type: 'region' })
  return Object.entries(kazakhCountries)
    .map(([code, kazakh]) => ({ code, name: lang === 'kz' ? kazakh : (names.of(code) ?? kazakh) }))
    .sort((one, other) => one.name.localeCompare(other.name, languageTags[lang]))
}

/** A country. */
export const CountryInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { inputs } = useWords()
  const lang = useLang()
  const countries = useMemo(() => countriesIn(lang), [lang])
  const { value, onChange, onBlur } = useField<string | null>(path)
  const problem = useFieldError(path)
  const chosen = value === null ? null : (countries.find(({ code }) => code === value) ?? { code: value, name: value })
  const pickerWords = usePickerWords()
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Autocomplete
        {...pickerWords}
        options={countries}
        value={chosen}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        onChange={(_, country) => onChange(country?.code ?? null)}
        onBlur={onBlur}
        sx={{ maxWidth: 420 }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={inputs.country}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps?.htmlInput, 'aria-label': label } }}
          />
        )}
      />
    </Labelled>
  )
}
