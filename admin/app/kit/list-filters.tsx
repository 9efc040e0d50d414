import { MenuItem, TextField } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useListContext } from './list-base.tsx'
import { SearchBox } from './search-box.tsx'

/** The filters of the list being shown, and the way to change one; an empty one is taken away. */
export const useFilters = () => {
  const { filterValues: values, setFilters } = useListContext()
  const set = (name: string, value: string | undefined, resets = '') => {
    const { [name]: _, [resets]: __, ...others } = values
    setFilters(value ? { ...others, [name]: value } : others)
  }
  return { values, set, clear: () => setFilters({}) }
}

/** The field in which a list is searched. */
export const SearchField = ({ label }: { label: string }) => {
  const { values, set } = useFilters()
  return <SearchBox label={label} value={values.q ?? ''} onSearch={(typed) => set('q', typed)} />
}

/** A filter with a list of values. */
export const FilterChoice = ({
  name,
  label,
  options,
  resets,
}: {
  name: string
  /** The filter that says nothing any more once this one is changed. */
  resets?: string
  label: string
  options: readonly { value: string; label: string }[]
}) => {
  const { common } = useWords()
  const { values, set } = useFilters()
  return (
    <TextField
      select
      label={label}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value, resets)}
      sx={{ width: 'auto', minWidth: 180, '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 48px)' } }}
    >
      <MenuItem value="">
        <em>{common.all}</em>
      </MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
