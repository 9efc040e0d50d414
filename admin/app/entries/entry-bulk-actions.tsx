import { Alert, AlertTitle, Button } from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { trashDays } from '@narkhoz/contract/admin/trash.ts'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { BulkToolbar } from '../kit/bulk-toolbar.tsx'
import { useConfirm } from '../kit/confirm.tsx'
import { useListContext } from '../kit/list-base.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useAction } from '../kit/use-action.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { useMay } from '../session/current-user.tsx'
import { useTellDeleted } from '../trash/use-bring-back.tsx'
import { useEntity } from './use-entity.ts'

/** What can be done to the chosen entries at once; what did not work is said for each. */
export const EntryBulkActions = () => {
  const { list } = useWords()
  const { plural } = useEntity()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const tellDeleted = useTellDeleted()
  const [isPublisher, isDeleter] = [useMay('content.publish'), useMay('content.delete')]
  const [failed, setFailed] = useState<readonly string[]>([])
  const [run, isUnderWay] = useAction(async (action: 'publish' | 'withdraw' | 'delete') => {
    const ids = selectedIds.map(Number)
    const isSure =
      action === 'publish' ||
      (await confirm({
        title: list.bulk[action],
        text: action === 'delete' ? list.bulk.sure(ids.length, trashDays) : list.bulk.withdrawSure(ids.length),
        yes: list.bulk[action],
        isDangerous: true,
      }))
    if (!isSure) return
    const outcome = await ask(entryCalls.bulk, { params: { plural }, body: { action, ids } })
    setFailed(outcome.failed.map(({ id, message }) => `№\u00a0${id}: ${message}`))
    if (outcome.done.length > 0 && action === 'delete') tellDeleted(plural, outcome.done)
    else if (outcome.done.length > 0) notify(list.bulk.done(outcome.done.length), { type: 'success' })
    onUnselectItems()
    refresh()
  })
  return (
    <>
      {failed.length > 0 && (
        <Alert severity="warning" onClose={() => setFailed([])} sx={{ mb: 1.5 }}>
          <AlertTitle>{list.bulk.failed(failed.length)}</AlertTitle>
          {failed.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      <BulkToolbar isUnderWay={isUnderWay}>
        {isPublisher && (
          <>
            <Button size="small" variant="outlined" disabled={isUnderWay} onClick={() => void run('publish')}>
              {list.bulk.publish}
            </Button>
            <Button size="small" variant="outlined" disabled={isUnderWay} onClick={() => void run('withdraw')}>
              {list.bulk.withdraw}
            </Button>
          </>
        )}
        {isDeleter && (
          <Button size="small" color="error" variant="outlined" disabled={isUnderWay} onClick={() => void run('delete')}>
            {list.bulk.delete}
          </Button>
        )}
      </BulkToolbar>
    </>
  )
}
