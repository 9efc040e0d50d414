import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { useSave } from '../kit/use-action.ts'
import { useMay } from '../session/current-user.tsx'
import { useDeletedEntry } from '../trash/use-deleted-entry.ts'

type DeletedDialogProps = { plural: string; id: number; onSave: () => Promise<unknown>; onClose: () => void }

/** Names the user who deleted the entry during editing, and offers to save anyway. */
export const DeletedDialog = ({ plural, id, onSave, onClose }: DeletedDialogProps) => {
  const { trash, common } = useWords()
  const dates = useDates()
  const { data, isPending } = useDeletedEntry(plural, String(id), useMay('content.write'))
  const [save, isUnderWay, failed] = useSave(onSave)
  const entry = data?.[0]
  const isGone = !isPending && !entry
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="deleted-title">
      <DialogTitle id="deleted-title">{isGone ? trash.isGone : trash.deletedMeanwhile}</DialogTitle>
      {entry && (
        <DialogContent>
          <SaveFailureNotice failed={failed} />
          <DialogContentText sx={{ mb: 1.5 }}>
            {trash.whoWhen(entry.deleted_by ?? common.whoever, dates.moment(entry.deleted_at), dates.day(entry.erased_at))}
          </DialogContentText>
          <DialogContentText>{trash.deletedHint}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{common.close}</Button>
        {!isGone && (
          <Button variant="contained" loading={isPending || isUnderWay} onClick={() => void save()}>
            {trash.bringBackAndSave}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
