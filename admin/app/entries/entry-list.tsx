import Add from '@mui/icons-material/Add'
import Schedule from '@mui/icons-material/Schedule'
import SwapVert from '@mui/icons-material/SwapVert'
import { Box, Button, Typography } from '@mui/material'
import type { EntryRow } from '@narkhoz/contract/admin/entries.ts'
import { Link, Navigate } from 'react-router'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { LanguageMarks } from '../kit/language-marks.tsx'
import { ListBase, useListContext } from '../kit/list-base.tsx'
import { type Column, ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { useScheduleLines } from '../kit/schedule-lines.ts'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { onlyId } from '../shell/sections.ts'
import { EntryBulkActions } from './entry-bulk-actions.tsx'
import { EntryFilters } from './entry-filters.tsx'
import { EntryTabs } from './entry-tabs.tsx'
import { useEntity } from './use-entity.ts'

const useColumns = (): Column<EntryRow>[] => {
  // A slug from a closed list is a name for programs: it says nothing to editors.
  const isClosed = Array.isArray(useEntity().slug)
  const { list, common } = useWords()
  const lang = useLang()
  const dates = useDates()
  const linesOf = useScheduleLines()
  return [
    {
      label: list.heading,
      sort: 'heading',
      show: ({ heading, slug, address }) => (
        <>
          {readable(heading, lang) || common.unnamed}
          {(address ?? (isClosed ? null : slug)) && (
            <Typography variant="caption" color="textSecondary" component="div">
              {address ?? slug}
            </Typography>
          )}
        </>
      ),
    },
    { label: list.languages, show: ({ translations }) => <LanguageMarks translations={translations} />, isNarrow: true },
    {
      label: list.status,
      show: ({ status, schedule }) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25, alignItems: 'flex-start' }}>
          <EntryStatusChip status={status} />
          {linesOf(schedule, status).map((line) => (
            <Typography key={line} variant="caption" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
              <Schedule sx={{ fontSize: 14 }} />
              {line}
            </Typography>
          ))}
        </Box>
      ),
      isNarrow: true,
    },
    {
      label: list.updated,
      sort: 'updated_at',
      show: ({ updated_at, updated_by }) => (
        <>
          {dates.moment(updated_at)}
          <Typography variant="caption" color="textSecondary" component="div">
            {updated_by ?? common.whoever}
          </Typography>
        </>
      ),
      isNarrow: true,
      isWideOnly: true,
    },
  ]
}

const Nothing = ({ create }: { create: string | undefined }) => {
  const { list } = useWords()
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues).length > 0)
    return (
      <Empty title={list.nothing} hint={list.nothingHint}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {list.clearFilters}
        </Button>
      </Empty>
    )
  return (
    <Empty title={list.empty} hint={list.emptyHint}>
      {create && (
        <Button variant="contained" component={Link} to={create} startIcon={<Add />}>
          {list.create}
        </Button>
      )}
    </Empty>
  )
}

const EntryTable = ({ create }: { create: string | undefined }) => {
  const { common } = useWords()
  const lang = useLang()
  const { plural, label } = useEntity()
  return (
    <ListTable<EntryRow>
      columns={useColumns()}
      label={label[lang]}
      isChosen
      nameOf={({ heading }) => readable(heading, lang) || common.unnamed}
      to={({ id }) => entryPath(plural, id)}
      empty={<Nothing create={create} />}
    />
  )
}

/** The entries of one entity: searched, narrowed, sorted, and done many things to at once. */
export const EntryList = () => {
  const { list } = useWords()
  const lang = useLang()
  const entity = useEntity()
  const isWriter = useMay('content.write')
  const isPublisher = useMay('content.publish')
  if (entity.singleton) return <Navigate to={entryPath(entity.plural, onlyId)} replace />
  const base = `/${entity.plural}`
  const create = isWriter ? `${base}/create` : undefined
  return (
    <ListBase perPage={20} sort={{ field: '', order: 'ASC' }}>
      <Page
        title={entity.label[lang]}
        actions={
          <>
            {isPublisher && !entity.order && (
              <Button component={Link} to={`${base}/order`} startIcon={<SwapVert />}>
                {list.order}
              </Button>
            )}
            {create && (
              <Button variant="contained" component={Link} to={create} startIcon={<Add />}>
                {list.create}
              </Button>
            )}
          </>
        }
      >
        <EntryTabs plural={entity.plural} current="entries" />
        <EntryFilters />
        <EntryBulkActions />
        <EntryTable create={create} />
      </Page>
    </ListBase>
  )
}
