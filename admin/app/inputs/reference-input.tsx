import OpenInNew from '@mui/icons-material/OpenInNew'
import { Autocomplete, Box, IconButton, TextField, Tooltip } from '@mui/material'
import type { NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { usePickerWords } from '../kit/use-picker-words.ts'
import { readable } from '../schema/values.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'
import { targetOf, useNames, useOffered } from './use-named-entries.ts'

/** Another entry, picked by its name. */
export const ReferenceInput = ({ attribute, label, path }: InputProps) => {
  const { inputs, common } = useWords()
  const lang = useLang()
  const { value, onChange, onBlur } = useField<number | null>(path)
  const problem = useFieldError(path)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data: offered = [], isFetching } = useOffered(attribute, typed, isOpen)
  const names = useNames(attribute, value === null ? [] : [value])
  const target = targetOf(attribute)
  const nameOf = ({ id, heading }: Pick<NamedEntry, 'id' | 'heading'>) => readable(heading, lang) || `№\u00a0${id}`
  const chosen: NamedEntry | null = value === null ? null : (names.get(value) ?? { id: value, slug: null, heading: {}, status: 'draft' })
  const pickerWords = usePickerWords()
  return (
    <Labelled label={label} isRequired={attribute.required} path={path}>
      <Box sx={{ display: 'flex', gap: 0.5, maxWidth: 560, alignItems: 'flex-start' }}>
        <Autocomplete
          {...pickerWords}
          options={offered}
          value={chosen}
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          loading={isFetching}
          // The service has already filtered.
          filterOptions={(all) => all}
          getOptionLabel={nameOf}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, entry) => onChange(entry?.id ?? null)}
          onBlur={onBlur}
          sx={{ flexGrow: 1 }}
          renderInput={(params) => (
            <TextField
              {...params}
              placeholder={inputs.type}
              error={problem !== undefined}
              helperText={problem}
              slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label } }}
            />
          )}
        />
        {value !== null && target && (
          <Tooltip title={common.open}>
            <IconButton
              component={Link}
              to={entryPath(target.plural, value)}
              target="_blank"
              aria-label={`${common.open}: ${chosen ? nameOf(chosen) : ''}`}
            >
              <OpenInNew fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </Labelled>
  )
}
