import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../i18n/words.ts'
import { useListContext } from './list-base.tsx'

/** What can be done to the rows that were chosen, how many they are, and the way to choose none; not there while none is. */
export const BulkToolbar = ({ isUnderWay, children }: { isUnderWay: boolean; children: ReactNode }) => {
  const { list, common } = useWords()
  const { selectedIds = [], onUnselectItems, filterValues } = useListContext()
  const filters = JSON.stringify(filterValues)
  const narrowedBy = useRef(filters)
  const unselect = useEffectEvent(() => onUnselectItems())
  // What a filter hides is not done anything to unseen; what stands on another page stays chosen.
  useEffect(() => {
    if (narrowedBy.current === filters) return
    narrowedBy.current = filters
    unselect()
  }, [filters])
  if (selectedIds.length === 0) return null
  return (
    <Box role="toolbar" aria-label={common.choose} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{list.selected(selectedIds.length)}</Typography>
      {children}
      {isUnderWay && <CircularProgress size={20} aria-label={common.loading} />}
      <Button size="small" onClick={() => onUnselectItems()}>
        {common.clear}
      </Button>
    </Box>
  )
}
