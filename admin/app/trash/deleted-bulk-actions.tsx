import { Button } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { BulkToolbar } from '../kit/bulk-toolbar.tsx'
import { useListContext } from '../kit/list-base.tsx'
import { useAction } from '../kit/use-action.ts'
import { type DeletedEntryId, useBringBack } from './use-bring-back.tsx'

/** The entry behind the id of a row, which names its kind too. */
const deletedBy = (row: string): DeletedEntryId => {
  const [plural = '', id = ''] = row.split('/')
  return { plural, id: Number(id) }
}

/** Brings everything back that was chosen among the deleted entries. */
export const DeletedBulkActions = () => {
  const { trash } = useWords()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const bringBack = useBringBack()
  const [run, isUnderWay] = useAction(async () => {
    await bringBack(selectedIds.map((id) => deletedBy(String(id))))
    onUnselectItems()
  })
  return (
    <BulkToolbar isUnderWay={isUnderWay}>
      <Button size="small" variant="outlined" disabled={isUnderWay} onClick={() => void run()}>
        {trash.bringBack}
      </Button>
    </BulkToolbar>
  )
}
