import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import type { MediaQuery } from './use-media.ts'

const pause = 300

/** Narrows the library: by words, and to pictures or documents where that is not fixed. */
export const MediaFilters = ({
  query,
  onChange,
  isTypeFixed = false,
}: {
  query: MediaQuery
  onChange: (query: MediaQuery) => void
  isTypeFixed?: boolean
}) => {
  const { media, common } = useWords()
  const [typed, setTyped] = useState(query.q)
  useEffect(() => {
    if (typed === query.q) return
    const timer = setTimeout(() => onChange({ ...query, q: typed, page: 1 }), pause)
    return () => clearTimeout(timer)
  }, [typed, query, onChange])
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', my: 2 }}>
      <TextField
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={media.search}
        sx={{ flexGrow: 1, maxWidth: 480, minWidth: 240 }}
        slotProps={{ htmlInput: { 'aria-label': media.search } }}
      />
      {!isTypeFixed && (
        <ToggleButtonGroup
          size="small"
          exclusive
          value={query.type ?? 'all'}
          aria-label={media.kind}
          onChange={(_, type: 'picture' | 'document' | 'all' | null) =>
            type && onChange({ ...query, type: type === 'all' ? undefined : type, page: 1 })
          }
        >
          <ToggleButton value="all">{common.all}</ToggleButton>
          <ToggleButton value="picture">{media.pictures}</ToggleButton>
          <ToggleButton value="document">{media.files}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  )
}
