import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import { type Redirect, redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import { useState } from 'react'
import { tell } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase } from '../kit/list-base.tsx'
import { SearchField } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { useAction } from '../kit/use-action.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useBegun } from './use-begun.ts'

const Redirects = () => {
  const { redirects: own, common } = useWords()
  const dates = useDates()
  const notify = useNotify()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const begun = useBegun()
  const [edited, setEdited] = useState<Redirect | 'new' | undefined>(begun === undefined ? undefined : 'new')
  const [remove] = useAction(async (id: number) => {
    if (!(await confirm({ title: own.delete, text: own.deleteSure, yes: common.delete, isDangerous: true }))) return
    await tell(redirectCalls.remove, { params: { id } })
    notify(own.deleted, { type: 'success' })
    refresh()
  })
  return (
    <Page
      title={useWords().sections.redirects}
      lead={own.lead}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
          {own.create}
        </Button>
      }
    >
      <Box sx={{ mb: 1.5, display: 'flex' }}>
        <SearchField label={own.search} />
      </Box>
      <ListTable<Redirect>
        label={useWords().sections.redirects}
        nameOf={({ from }) => from}
        columns={[
          {
            label: own.from,
            show: (redirect) => (
              <Button
                size="small"
                onClick={() => setEdited(redirect)}
                sx={{ textAlign: 'left', justifyContent: 'flex-start', px: 0.5, overflowWrap: 'anywhere' }}
              >
                {redirect.from}
              </Button>
            ),
          },
          {
            label: own.to,
            show: ({ to, dead }) => (
              <>
                <Box sx={{ overflowWrap: 'anywhere' }}>{to}</Box>
                {dead && <StateChip tone="bad" label={own.dead} />}
              </>
            ),
          },
          {
            label: own.origin,
            show: ({ origin }) => (
              <StateChip tone={origin === 'rename' ? 'info' : 'plain'} label={origin === 'rename' ? own.byRename : own.byHand} />
            ),
            isNarrow: true,
            isWideOnly: true,
          },
          {
            label: own.created,
            show: ({ created_at, created_by }) => (
              <>
                {dates.moment(created_at)}
                <Typography variant="caption" color="textSecondary" component="div">
                  {created_by ?? common.whoever}
                </Typography>
              </>
            ),
            isNarrow: true,
            isWideOnly: true,
          },
          {
            label: common.delete,
            show: ({ id, from }) => (
              <Tooltip title={own.delete}>
                <IconButton size="small" aria-label={`${own.delete}: ${from}`} onClick={() => void remove(id)}>
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </Tooltip>
            ),
            isNarrow: true,
          },
        ]}
        empty={<Empty title={own.empty} hint={own.emptyHint} />}
      />
      {edited && <RedirectDialog redirect={edited === 'new' ? undefined : edited} begun={begun} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}

/** Addresses that lead on to others: made by renaming or by hand. */
export const RedirectList = () => (
  <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
    <Redirects />
  </ListBase>
)
