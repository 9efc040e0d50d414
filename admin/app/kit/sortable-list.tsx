import Close from '@mui/icons-material/Close'
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { Sortable, type SortableEntry, SortableItem } from './sortable.tsx'

/** Names in an order, each of which can be moved and taken out. */
export const SortableList = ({
  items,
  onMove,
  onRemove,
}: {
  items: readonly SortableEntry[]
  onMove: (from: number, to: number) => void
  onRemove?: (at: number) => void
}) => {
  const { common } = useWords()
  return (
    <Sortable items={items} onMove={onMove}>
      <Stack spacing={0.5}>
        {items.map(({ id, name }, at) => (
          <SortableItem key={id} id={id}>
            {(movers) => (
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 0.5,
                  pr: 0.5,
                  border: `1px solid ${colours.line}`,
                  borderRadius: 1,
                  backgroundColor: colours.paper,
                  maxWidth: 720,
                }}
              >
                {movers}
                <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
                  {name}
                </Typography>
                {onRemove && (
                  <Tooltip title={common.remove}>
                    <IconButton size="small" aria-label={`${common.remove}: ${name}`} onClick={() => onRemove(at)}>
                      <Close fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )}
              </Box>
            )}
          </SortableItem>
        ))}
      </Stack>
    </Sortable>
  )
}
