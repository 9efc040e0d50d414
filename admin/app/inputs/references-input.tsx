import { Autocomplete, TextField } from '@mui/material'
import type { NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { SortableList } from '../kit/sortable-list.tsx'
import { UndoNotice } from '../kit/undo-notice.tsx'
import { usePickerWords } from '../kit/use-picker-words.ts'
import { same } from '../schema/same.ts'
import { readable } from '../schema/values.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'
import { useNames, useOffered } from './use-named-entries.ts'

/** Several other entries, picked by their names and put in order. */
export const ReferencesInput = ({ attribute, label, path }: InputProps) => {
  const { inputs, common } = useWords()
  const lang = useLang()
  const { value, onChange, onBlur } = useField<number[]>(path)
  const problem = useFieldError(path)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [taken, setTaken] = useState<{ before: readonly number[]; left: readonly number[]; name: string }>()
  /** The removed item, until another change, such as discarding, which may restore it too. */
  const removed = taken && same(taken.left, value) ? taken : undefined
  const { data: offered = [], isFetching } = useOffered(attribute, typed, isOpen)
  const names = useNames(attribute, value)
  const nameOf = ({ id, heading }: Pick<NamedEntry, 'id' | 'heading'>) => readable(heading, lang) || `№\u00a0${id}`
  const nameById = (id: number) => nameOf(names.get(id) ?? { id, heading: {} })
  const pickerWords = usePickerWords()
  return (
    <Labelled label={label} isRequired={attribute.required} path={path}>
      <SortableList
        items={value.map((id) => ({ id, name: nameById(id) }))}
        onMove={(from, to) => {
          const moved = [...value]
          moved.splice(to, 0, ...moved.splice(from, 1))
          onChange(moved)
        }}
        onRemove={(at) => {
          const [left, id] = [value.toSpliced(at, 1), value[at]]
          onChange(left)
          if (id !== undefined) setTaken({ before: value, left, name: nameById(id) })
        }}
      />
      <UndoNotice
        text={removed && inputs.rowRemoved(removed.name)}
        // Picked again it would be last: undo restores its position.
        onUndo={() => removed && onChange([...removed.before])}
      />
      <Autocomplete
        {...pickerWords}
        key={value.length}
        options={offered.filter(({ id }) => !value.includes(id))}
        value={null}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        loading={isFetching}
        filterOptions={(all) => all}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, entry) => entry && onChange([...value, entry.id])}
        onBlur={onBlur}
        sx={{ maxWidth: 560, mt: value.length > 0 ? 1 : 0 }}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={inputs.type}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': `${label}: ${common.add}` } }}
          />
        )}
      />
    </Labelled>
  )
}
