import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { useEffect, useRef, useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { datePatterns, readDate, writtenDate } from './typed-date.ts'

type DateFieldProps = Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'disabled' | 'onBlur' | 'inputRef' | 'sx'> & {
  /** A local day, or a date and time; empty if missing, verbatim if unparsable. */
  value: string
  onChange: (local: string) => void
  /** Unparsable input: it must not be taken for the previous value. */
  onUnreadable?: (typed: string) => void
  isMoment?: boolean
  name?: string
  /** The accessible name without a visible label. */
  spoken?: string
}

/** The text of the field: unparsable input stays verbatim. */
const shownDate = (value: string, lang: Locale) => writtenDate(value, lang) || value

/** A day or a moment, typed as the language of the screens writes it: the browser's own field follows the browser's language. */
export const DateField = ({
  value,
  onChange,
  onUnreadable,
  isMoment = false,
  name,
  spoken,
  error,
  helperText,
  onBlur,
  ...field
}: DateFieldProps) => {
  const { inputs } = useWords()
  const lang = useLang()
  const [text, setText] = useState(shownDate(value, lang))
  const calendar = useRef<HTMLInputElement>(null)
  const isWrong = text.trim() !== '' && readDate(text, isMoment) === undefined
  const pattern = datePatterns[lang][isMoment ? 'moment' : 'day']
  // An external change is shown; current input stays.
  useEffect(() => {
    setText((shown) => ((readDate(shown, isMoment) ?? shown) === value ? shown : shownDate(value, lang)))
  }, [value, lang, isMoment])
  const type = (typed: string) => {
    setText(typed)
    const read = readDate(typed, isMoment)
    if (read !== undefined) onChange(read)
    else if (typed.trim() === '') onChange('')
    else onUnreadable?.(typed)
  }
  return (
    <TextField
      {...field}
      value={text}
      placeholder={pattern}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        const read = readDate(text, isMoment)
        if (read !== undefined) setText(writtenDate(read, lang))
        onBlur?.(event)
      }}
      error={error === true || isWrong}
      helperText={isWrong ? inputs.dateWrong(pattern) : helperText}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', ...(name && { name }), ...(spoken && { 'aria-label': spoken }) },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <input
                ref={calendar}
                type={isMoment ? 'datetime-local' : 'date'}
                value={readDate(value, isMoment) ?? ''}
                onChange={({ target }) => type(target.value)}
                tabIndex={-1}
                aria-hidden
                style={{ position: 'absolute', right: 0, bottom: 0, width: 1, height: 1, opacity: 0, border: 0, padding: 0 }}
              />
              <IconButton
                edge="end"
                size="small"
                disabled={field.disabled ?? false}
                aria-label={inputs.calendar}
                onClick={() => calendar.current?.showPicker()}
              >
                <CalendarMonth fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
