import Search from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'

const pause = 300

/** The section in the URL; the query changes with every filter. */
const sectionNow = () => window.location.hash.split('?')[0]

/** A debounced search field. */
export const SearchBox = ({ label, value, onSearch }: { label: string; value: string; onSearch: (typed: string) => void }) => {
  const [typed, setTyped] = useState(value)
  const settle = useEffectEvent((wanted: string, section: string | undefined) => {
    // While the next screen loads, this one is still shown: a search then would navigate back.
    if (wanted !== value && section === sectionNow()) onSearch(wanted)
  })
  useEffect(() => {
    const section = sectionNow()
    const timer = setTimeout(() => settle(typed, section), pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Changed from outside: by "clear filters" or by going back.
  useEffect(() => setTyped(value), [value])
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
