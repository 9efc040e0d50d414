import { Button } from '@mui/material'
import type { NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { trashDays } from '@narkhoz/contract/admin/trash.ts'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { BulkFailures } from '../kit/bulk-failures.tsx'
import { BulkToolbar } from '../kit/bulk-toolbar.tsx'
import { useConfirm } from '../kit/confirm.tsx'
import { useListContext } from '../kit/list-base.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useAction } from '../kit/use-action.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { useTellDeleted } from '../trash/use-bring-back.tsx'
import { useEntity } from './use-entity.ts'

/** How many of the chosen entries are named before anything is done to them. */
const mostNamed = 10

/** How many names are given at once. */
const mostAsked = 200

type Action = 'publish' | 'withdraw' | 'delete'

/** The names and statuses of the chosen entries; of what was chosen some may stand on other pages of the list. */
const readChosen = async (plural: string, ids: readonly number[]): Promise<ReadonlyMap<number, NamedEntry>> => {
  const found = new Map<number, NamedEntry>()
  for (let at = 0; at < ids.length; at += mostAsked) {
    const query = { ids: ids.slice(at, at + mostAsked).join(',') }
    for (const entry of await ask(entryCalls.references, { params: { plural }, query })) found.set(entry.id, entry)
  }
  return found
}

/** Whether a withdrawal would change nothing: visitors do not see the entry. */
const isHidden = (entry: NamedEntry | undefined) => entry?.status === 'draft' || entry?.status === 'withdrawn'

/** Asks whether somebody is sure, naming what is hit, and how many are left alone. */
const useAskFirst = () => {
  const { list } = useWords()
  const confirm = useConfirm()
  const textOf = (action: Action, count: number, left: number) => {
    if (action === 'publish') return list.bulk.publishSure(count)
    if (action === 'delete') return list.bulk.sure(count, trashDays)
    return [list.bulk.withdrawSure(count), left > 0 && list.bulk.withdrawLeft(left)].filter(Boolean).join(' ')
  }
  return (action: Action, names: readonly string[], left: number) =>
    confirm({
      title: list.bulk[action],
      text: textOf(action, names.length, left),
      names: [...names.slice(0, mostNamed), ...(names.length > mostNamed ? [list.bulk.others(names.length - mostNamed)] : [])],
      yes: list.bulk[action],
      isDangerous: action !== 'publish',
    })
}

/** What can be done to the chosen entries at once; what did not work is said for each, and stays chosen. */
export const EntryBulkActions = () => {
  const { list, common } = useWords()
  const lang = useLang()
  const { plural } = useEntity()
  const { selectedIds = [], onSelect } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const askFirst = useAskFirst()
  const tellDeleted = useTellDeleted()
  const [isPublisher, isDeleter] = [useMay('content.publish'), useMay('content.delete')]
  const [failed, setFailed] = useState<readonly string[]>([])
  const [run, isUnderWay] = useAction(async (action: Action) => {
    const chosen = selectedIds.map(Number)
    const entries = await readChosen(plural, chosen)
    const nameOf = (id: number) => {
      const entry = entries.get(id)
      return entry ? readable(entry.heading, lang) || common.unnamed : `№\u00a0${id}`
    }
    const ids = action === 'withdraw' ? chosen.filter((id) => !isHidden(entries.get(id))) : chosen
    if (ids.length === 0) {
      notify(list.bulk.noneLive, { type: 'info' })
      return
    }
    if (!(await askFirst(action, ids.map(nameOf), chosen.length - ids.length))) return
    const outcome = await ask(entryCalls.bulk, { params: { plural }, body: { action, ids } })
    setFailed(outcome.failed.map(({ id, message }) => `${nameOf(id)}: ${message}`))
    if (outcome.done.length > 0 && action === 'delete') tellDeleted(plural, outcome.done)
    else if (outcome.done.length > 0 && action !== 'delete') notify(list.bulk.done[action](outcome.done.length), { type: 'success' })
    onSelect(outcome.failed.map(({ id }) => id))
    refresh()
  })
  return (
    <>
      <BulkFailures failed={failed} onClose={() => setFailed([])} />
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
