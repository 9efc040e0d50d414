import { Alert, type AlertColor, Button } from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { type BroughtBack, trashCalls } from '@narkhoz/contract/admin/trash.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ask, askWhole } from '../api/ask.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useCloseNotification, useNotify } from '../kit/notify.tsx'
import { useAction } from '../kit/use-action.ts'
import { readable } from '../schema/values.ts'

/** Address conflicts of a restored entry, in words. */
const useClashWords = () => {
  const { trash, common } = useWords()
  const lang = useLang()
  return ({ taken, redirect }: BroughtBack): string[] => [
    ...taken.map(({ field, was, now, by: { heading } }) =>
      (field === 'slug' ? trash.slugTaken : trash.pathTaken)(was, readable(heading, lang) || common.unnamed, now),
    ),
    ...(redirect ? [trash.redirected(redirect.from, redirect.to)] : []),
  ]
}

const useRenew = () => {
  const queries = useQueryClient()
  return async (plural: string) => {
    await queries.invalidateQueries({ queryKey: [plural, 'getList'] })
    await queries.invalidateQueries({ queryKey: ['deleted'] })
    await queries.invalidateQueries({ queryKey: ['entry', plural] })
  }
}

/** Reports the outcome of restoring an entry, and of its address. */
const useTellBack = () => {
  const notify = useNotify()
  return (said: string, clashes: readonly string[] = []) => {
    const text = [said, ...clashes].join('. ').replaceAll('..', '.')
    // A changed address stays visible; it is not reported again.
    if (clashes.length > 0) notify(<Notice severity="warning" text={text} />, { autoHideDuration: null, scope: 'next screen' })
    else notify(said, { type: 'success', scope: 'next screen' })
  }
}

/** The unique key of a deleted entry. */
export type DeletedEntryId = { plural: string; id: number }

/** A deleted entry that could not be brought back, and why. */
type FailedEntry = DeletedEntryId & { message: string }

/** Brings deleted entries back as drafts: one is opened, of many it is told how many there are; gives back those that stay deleted. */
export const useBringBack = () => {
  const { trash } = useWords()
  const navigate = useNavigate()
  const renew = useRenew()
  const tellBack = useTellBack()
  const wordsFor = useClashWords()
  const one = async ({ plural, id }: DeletedEntryId) => {
    const { meta } = await askWhole(trashCalls.bringBack, { params: { plural, id }, body: {} })
    await renew(plural)
    tellBack(trash.broughtBack, wordsFor(meta))
    navigate(entryPath(plural, id))
    return []
  }
  const many = async (entries: readonly DeletedEntryId[]) => {
    let [done, renamed] = [0, 0]
    const failed: FailedEntry[] = []
    // Kind by kind: a call has entries of one kind.
    for (const [plural, ofKind] of Map.groupBy(entries, (entry) => entry.plural)) {
      const outcome = await ask(entryCalls.bulk, {
        params: { plural },
        body: { action: 'bring-back', ids: ofKind.map(({ id }) => id) },
      })
      done += outcome.done.length
      renamed += outcome.renamed?.length ?? 0
      failed.push(...outcome.failed.map(({ id, message }) => ({ plural, id, message })))
      await renew(plural)
    }
    if (done > 0) tellBack(trash.broughtBackMany(done), renamed > 0 ? [trash.renamedMany(renamed)] : [])
    return failed
  }
  return (entries: readonly DeletedEntryId[]): Promise<FailedEntry[]> => {
    const [only] = entries
    return entries.length === 1 && only ? one(only) : many(entries)
  }
}

/** Undoes the deletion of entries of one kind: restores their status, or reports which could not be. */
const useUndoDelete = () => {
  const { trash } = useWords()
  const navigate = useNavigate()
  const renew = useRenew()
  const tellBack = useTellBack()
  const wordsFor = useClashWords()
  const one = async (plural: string, id: number) => {
    const { meta } = await askWhole(trashCalls.undoDelete, { params: { plural, id }, body: {} })
    await renew(plural)
    const { whole, taken, redirect } = meta
    if (!whole) tellBack(trash.undoneAsDraft, wordsFor(meta))
    else tellBack(trash.undone, redirect ? [trash.redirectEnded(redirect.from, redirect.to)] : wordsFor({ taken, redirect }))
    navigate(entryPath(plural, id))
  }
  const many = async (plural: string, ids: readonly number[]) => {
    const body = { action: 'undo-delete' as const, ids: [...ids] }
    const { done, failed, drafts = [], renamed = [] } = await ask(entryCalls.bulk, { params: { plural }, body })
    await renew(plural)
    tellBack(trash.undoneMany(done.length - drafts.length), [
      ...(drafts.length > 0 ? [trash.broughtBackMany(drafts.length)] : []),
      ...(renamed.length > 0 ? [trash.renamedMany(renamed.length)] : []),
      ...failed.slice(0, 1).map(({ message }) => message),
    ])
  }
  return (plural: string, ids: readonly number[]) => {
    const [only] = ids
    return ids.length === 1 && only !== undefined ? one(plural, only) : many(plural, ids)
  }
}

/** Something that stays to be read until it is closed. */
const Notice = ({ severity, text }: { severity: AlertColor; text: string }) => {
  const close = useCloseNotification()
  const { common } = useWords()
  return (
    <Alert severity={severity} variant="filled" onClose={close} closeText={common.close} sx={{ maxWidth: '64ch' }}>
      {text}
    </Alert>
  )
}

/** Says that entries were deleted, and takes it back. */
const DeletedNotice = ({ plural, ids }: { plural: string; ids: readonly number[] }) => {
  const { trash, entry } = useWords()
  const undoDelete = useUndoDelete()
  // Its own message replaces this one.
  const [undo, isUnderWay] = useAction(() => undoDelete(plural, ids))
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" size="small" loading={isUnderWay} onClick={() => void undo()}>
          {trash.undo}
        </Button>
      }
    >
      {ids.length === 1 ? entry.deleted : trash.deletedMany(ids.length)}
    </Alert>
  )
}

/** Long enough to see what went, and to reach the button by keyboard. */
const undoTime = 15_000

/** Reports a deletion with an undo. */
export const useTellDeleted = () => {
  const notify = useNotify()
  return (plural: string, ids: readonly number[]) =>
    notify(<DeletedNotice plural={plural} ids={ids} />, { autoHideDuration: undoTime, scope: 'next screen' })
}
