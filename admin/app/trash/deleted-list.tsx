import { Box, Button, Typography } from '@mui/material'
import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import { type DeletedEntry, trashDays } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import { EntryTabs } from '../entries/entry-tabs.tsx'
import { useEntity } from '../entries/use-entity.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase, useListContext } from '../kit/list-base.tsx'
import { FilterChoice, SearchField, useFilters } from '../kit/list-filters.tsx'
import { type Column, ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { useAction } from '../kit/use-action.ts'
import { readable } from '../schema/values.ts'
import { useMay, useMaySee } from '../session/current-user.tsx'
import { NotAllowed } from '../shell/not-found.tsx'
import { DeletedBulkActions } from './deleted-bulk-actions.tsx'
import { useBringBack } from './use-bring-back.tsx'

const BringBack = ({ row, name }: { row: DeletedEntry; name: string }) => {
  const { trash } = useWords()
  const bringBack = useBringBack()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const [run, isUnderWay] = useAction(async () => {
    await bringBack([row])
    // A restored entry must not be restored again with the rest of the selection.
    if (selectedIds.includes(`${row.plural}/${row.id}`)) onUnselectItems()
  })
  return (
    <Button size="small" variant="outlined" loading={isUnderWay} onClick={() => void run()} aria-label={`${trash.bringBack}: ${name}`}>
      {trash.bringBack}
    </Button>
  )
}

const Nothing = () => {
  const { trash, list } = useWords()
  const { filterValues } = useListContext()
  return Object.keys(filterValues).length > 0 ? (
    <Empty title={list.nothing} hint={list.nothingHint} />
  ) : (
    <Empty title={trash.empty} hint={trash.emptyHint} />
  )
}

const useColumns = (nameOf: (row: DeletedEntry) => string, isOfAll: boolean): Column<DeletedEntry>[] => {
  const { trash, list, common } = useWords()
  const lang = useLang()
  const dates = useDates()
  return [
    {
      label: list.heading,
      show: (row) => (
        <>
          {nameOf(row)}
          <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {[isOfAll && entityByPlural(row.plural)?.label[lang], row.address ?? row.slug].filter(Boolean).join(' · ')}
          </Typography>
        </>
      ),
    },
    {
      label: trash.deletedAt,
      show: ({ deleted_at, deleted_by }) => (
        <>
          {dates.moment(deleted_at)}
          <Typography variant="caption" color="textSecondary" component="div">
            {deleted_by ?? common.whoever}
          </Typography>
        </>
      ),
      isNarrow: true,
    },
    { label: trash.erasedAt, show: ({ erased_at }) => dates.day(erased_at), isNarrow: true, isWideOnly: true },
    { label: trash.bringBack, show: (row) => <BringBack row={row} name={nameOf(row)} />, isNarrow: true },
  ]
}

const DeletedTable = ({ label, isOfAll }: { label: string; isOfAll: boolean }) => {
  const { common } = useWords()
  const lang = useLang()
  const nameOf = ({ heading }: DeletedEntry) => readable(heading, lang) || common.unnamed
  return (
    <>
      <DeletedBulkActions nameOf={nameOf} />
      <ListTable<DeletedEntry> columns={useColumns(nameOf, isOfAll)} label={label} nameOf={nameOf} isChosen empty={<Nothing />} />
    </>
  )
}

const Filters = ({ isOfAll }: { isOfAll: boolean }) => {
  const { list, translations } = useWords()
  const lang = useLang()
  const isOpen = useMay('settings.write')
  const { values, clear } = useFilters()
  const kinds = (Object.values(entities) as Entity[])
    .filter(({ adminOnly }) => isOpen || !adminOnly)
    .map(({ plural, label }) => ({ value: plural, label: label[lang] }))
    .sort((one, other) => one.label.localeCompare(other.label, languageTags[lang]))
  return (
    <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', mb: 1.5 }}>
      <SearchField label={list.search} />
      {isOfAll && <FilterChoice name="kind" label={translations.kind} options={kinds} />}
      {Object.keys(values).length > 0 && <Button onClick={clear}>{list.clearFilters}</Button>}
    </Box>
  )
}

/** Everything that was deleted and can still be brought back. */
export const DeletedList = () => {
  const { sections, trash } = useWords()
  return (
    <ListBase resource="deleted" perPage={20} sort={{ field: '', order: 'ASC' }}>
      <Page title={sections.deleted} lead={trash.lead(trashDays)}>
        <Filters isOfAll />
        <DeletedTable label={sections.deleted} isOfAll />
      </Page>
    </ListBase>
  )
}

/** The deleted entries of one kind, next to its list. */
export const DeletedOfKind = () => {
  const { sections, trash } = useWords()
  const lang = useLang()
  const { plural, label } = useEntity()
  if (!useMaySee('deleted')) return <NotAllowed />
  return (
    <ListBase resource="deleted" storeKey={`deleted.${plural}`} filter={{ kind: plural }} perPage={20} sort={{ field: '', order: 'ASC' }}>
      <Page title={label[lang]} lead={trash.lead(trashDays)}>
        {/* By name: inside its list, this is the section of deleted entries. */}
        <EntryTabs plural={plural} current="deleted" />
        <Filters isOfAll={false} />
        <DeletedTable label={`${label[lang]}: ${sections.deleted}`} isOfAll={false} />
      </Page>
    </ListBase>
  )
}
