import { Button } from '@mui/material'
import type { DeletedEntry } from '@narkhoz/contract/admin/trash.ts'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { BulkFailures } from '../kit/bulk-failures.tsx'
import { BulkToolbar } from '../kit/bulk-toolbar.tsx'
import { useListContext } from '../kit/list-base.tsx'
import { useAction } from '../kit/use-action.ts'
import { type DeletedEntryId, useBringBack } from './use-bring-back.tsx'

/** The entry behind the id of a row, which names its kind too. */
const deletedBy = (row: string): DeletedEntryId => {
  const [plural = '', id = ''] = row.split('/')
  return { plural, id: Number(id) }
}

/** Brings everything back that was chosen among the deleted entries; what stays deleted is told, and stays chosen. */
export const DeletedBulkActions = ({ nameOf }: { nameOf: (row: DeletedEntry) => string }) => {
  const { trash } = useWords()
  const { data = [], selectedIds = [], onSelect } = useListContext<DeletedEntry>()
  const bringBack = useBringBack()
  const [failed, setFailed] = useState<readonly string[]>([])
  const [run, isUnderWay] = useAction(async () => {
    const left = await bringBack(selectedIds.map((id) => deletedBy(String(id))))
    const rows = new Map(data.map(({ id, row }) => [id, row]))
    setFailed(
      left.map(({ plural, id, message }) => {
        const row = rows.get(`${plural}/${id}`)
        return `${row ? nameOf(row) : `№\u00a0${id}`}: ${message}`
      }),
    )
    onSelect(left.map(({ plural, id }) => `${plural}/${id}`))
  })
  return (
    <>
      <BulkFailures failed={failed} onClose={() => setFailed([])} />
      <BulkToolbar isUnderWay={isUnderWay}>
        <Button size="small" variant="outlined" disabled={isUnderWay} onClick={() => void run()}>
          {trash.bringBack}
        </Button>
      </BulkToolbar>
    </>
  )
}
