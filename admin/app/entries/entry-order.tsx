import { Button } from '@mui/material'
import type { EntryRow } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { askWhole, tell } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Page } from '../kit/page.tsx'
import { SortableList } from '../kit/sortable-list.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useSave } from '../kit/use-action.ts'
import { useSaveKey } from '../kit/use-save-key.ts'
import { readable } from '../schema/values.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { useEntity } from './use-entity.ts'

const most = 100

const allEntries = async (plural: string): Promise<EntryRow[]> => {
  const rows: EntryRow[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await askWhole(entryCalls.list, {
      params: { plural },
      query: { page, limit: most, sort: 'position', order: 'asc' },
    })
    rows.push(...data)
    if (page >= meta.last_page) return rows
  }
}

/** The order in which visitors see the entries of an entity. */
export const EntryOrder = () => {
  const { list, common } = useWords()
  const lang = useLang()
  const { plural, label } = useEntity()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['order', plural], queryFn: () => allEntries(plural), gcTime: 0 })
  const [moved, setMoved] = useState<readonly EntryRow[]>()
  const rows = moved ?? data ?? []
  const isDone = useRef(false)
  useUnsaved(() => moved !== undefined && !isDone.current)
  const back = `/${plural}`
  const [save, isSaving, failed] = useSave(async () => {
    await tell(entryCalls.order, { params: { plural }, body: { ids: rows.map(({ id }) => id) } })
    await queries.invalidateQueries()
    isDone.current = true
    notify(list.orderSaved, { type: 'success', scope: 'next screen' })
    navigate(back)
  })
  useSaveKey(() => {
    if (moved !== undefined) void save()
  })
  return (
    <Page
      title={`${label[lang]}: ${list.orderTitle}`}
      lead={list.orderLead}
      width={900}
      actions={
        <>
          <Button component={Link} to={back}>
            {common.cancel}
          </Button>
          <Button variant="contained" disabled={moved === undefined} loading={isSaving} onClick={() => void save()}>
            {common.save}
          </Button>
        </>
      }
    >
      <LeaveGuard />
      <SaveFailureNotice failed={failed} />
      {isPending && <Loading />}
      {error && <ErrorNotice failure={error} retry={refetch} />}
      <SortableList
        items={rows.map(({ id, heading }) => ({ id, name: readable(heading, lang) || common.unnamed }))}
        onMove={(from, to) => {
          const changed = [...rows]
          changed.splice(to, 0, ...changed.splice(from, 1))
          setMoved(changed)
        }}
      />
    </Page>
  )
}
