import Search from '@mui/icons-material/Search'
import { InputAdornment, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useWords } from '../i18n/words.ts'

const pause = 300

type Values = Record<string, string | undefined>

/** The section whose address stands above the page: what follows the question mark changes with every filter. */
const sectionNow = () => window.location.hash.split('?')[0]

/** The filters of the list being shown, and the way to change one; an empty one is taken away. */
export const useFilters = () => {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Values
  const set = (name: string, value: string | undefined) => {
    const { [name]: _, ...others } = values
    setFilters(value ? { ...others, [name]: value } : others)
  }
  return { values, set, clear: () => setFilters({}) }
}

/** The field in which a list is searched. */
export const SearchField = ({ label }: { label: string }) => {
  const { values, set } = useFilters()
  const [typed, setTyped] = useState(values.q ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing is waited for
  useEffect(() => {
    if (typed === (values.q ?? '')) return
    // While the screen of an entry is on its way, this one is still shown: a filter set then would call whoever left back.
    const section = sectionNow()
    const timer = setTimeout(() => sectionNow() === section && set('q', typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Cleared from outside: by "clear filters" or by going back.
  useEffect(() => setTyped(values.q ?? ''), [values.q])
  return (
    <TextField
      type="search"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      placeholder={label}
      sx={{ flexGrow: 1, minWidth: 240, maxWidth: 420 }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** A filter with a list of values. */
export const FilterChoice = ({
  name,
  label,
  options,
}: {
  name: string
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
      onChange={({ target }) => set(name, target.value)}
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
