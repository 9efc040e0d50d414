import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, InputBase } from '@mui/material'
import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { htmlFromPlain, isPlainHtml, plainFromHtml } from '../schema/plain-html.ts'
import { colours } from '../theme/theme.ts'
import { Nested } from './nested.tsx'
import { useField } from './use-field.ts'

const markup = /<[^>]*>/g

type GridCellProps = { attribute: Attribute; name: string; path: string; lang: Locale; label: string }

/** A rich text: shown as plain text, and edited in a dialog, in all languages. */
const FormattedCell = ({ attribute, name, path, lang, label }: GridCellProps) => {
  const { common, inputs } = useWords()
  const { value } = useField<string>(`${path}.${name}.${lang}`)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label={`${common.edit}: ${label}`}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          p: 1,
          minHeight: 38,
          fontSize: '0.875rem',
          color: colours.sky,
          textDecoration: 'underline dotted',
        }}
      >
        {plainFromHtml(value.replaceAll(markup, ' ')).trim() || inputs.empty}
      </ButtonBase>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="lg" fullWidth slotProps={{ paper: { 'aria-label': label } }}>
        <DialogContent>
          <Nested attributes={{ [name]: attribute }} path={path} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {common.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const TypedCell = ({ attribute: { type, max = 2000 }, name, path, lang, label }: GridCellProps) => {
  const place = `${path}.${name}.${lang}`
  const { value, onChange, onBlur } = useField<string>(place)
  const isFormatted = type === 'richText'
  return (
    <InputBase
      multiline
      fullWidth
      value={isFormatted ? plainFromHtml(value) : value}
      onChange={({ target }) => {
        const typed = target.value.replaceAll(/\s*\n\s*/g, ' ')
        onChange(isFormatted ? htmlFromPlain(typed) : typed)
      }}
      onBlur={onBlur}
      inputProps={{ 'aria-label': label, name: place, maxLength: max, lang: languageTags[lang] }}
      sx={{ p: 1, fontSize: '0.875rem' }}
    />
  )
}

/** One cell of a table in one language. */
export const GridCell = (props: GridCellProps) => {
  const { value } = useField<string | undefined>(`${props.path}.${props.name}.${props.lang}`)
  // Decided once: a cell must not change its input while somebody types.
  const [isFormatted] = useState(() => props.attribute.type === 'richText' && !isPlainHtml(value ?? ''))
  return (
    <Box data-field={`${props.path}.${props.name}.${props.lang}`}>
      {isFormatted ? <FormattedCell {...props} /> : <TypedCell {...props} />}
    </Box>
  )
}
