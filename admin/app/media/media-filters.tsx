import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { SearchBox } from '../kit/search-box.tsx'
import type { MediaQuery } from './use-media.ts'

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
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', my: 2 }}>
      <SearchBox label={media.search} value={query.q} onSearch={(q) => onChange({ ...query, q, page: 1 })} />
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
