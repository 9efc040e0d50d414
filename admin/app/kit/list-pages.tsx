import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useListContext } from './list-base.tsx'
import { Pages } from './pages.tsx'

const lengths = [20, 50, 100]

/** The pages of a list and how long they are. */
export const ListPages = () => {
  const { common, list } = useWords()
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  if (total === 0) return null
  const pages = Math.ceil(total / perPage)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', px: 2, py: 1.25 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {common.total(total)}
      </Typography>
      {pages > 1 && <Pages size="small" count={pages} page={page} onPage={setPage} />}
      {total > (lengths[0] ?? 0) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color="textSecondary" component="span">
            {list.perPage}
          </Typography>
          <TextField
            select
            variant="standard"
            value={perPage}
            onChange={({ target }) => setPerPage(Number(target.value))}
            sx={{ width: 64 }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': list.perPage } } }}
          >
            {lengths.map((length) => (
              <MenuItem key={length} value={length}>
                {length}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </Box>
  )
}
