import AttachFile from '@mui/icons-material/AttachFile'
import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type ApplicationRow, applicationCalls, applicationStatuses, mailStates } from '@narkhoz/contract/admin/applications.ts'
import { formsOf } from '@narkhoz/contract/admin/roles.ts'
import { purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import type { FilterValues } from '../api/lists.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { daysSince, useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase, useListContext } from '../kit/list-base.tsx'
import { FilterChoice } from '../kit/list-filters.tsx'
import { type Column, ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { SearchBox } from '../kit/search-box.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { useCurrentUser, useMay } from '../session/current-user.tsx'
import { ApplicationStatusChip, MailStateChip } from './application-status.tsx'
import { ExportButton } from './export-button.tsx'
import { FormSummaries, useFormTitle } from './form-summaries.tsx'

/** Whether a search covers all statuses: by default it should not be limited to unassigned or due ones. */
const isSearchedInAll = ({ form: _, q, ...others }: FilterValues) => q !== undefined && Object.keys(others).length === 0

/**
 * A search covers all statuses and assignees: a caller's application may have been answered long ago. When the query is cleared the
 * open ones are shown again: the list remembers its filters, and nobody would notice that it still shows all.
 */
const InboxSearch = () => {
  const { applications: words } = useWords()
  const { filterValues, setFilters } = useListContext()
  const { q = '', ...others } = filterValues
  const search = (typed: string) => {
    const { form, status } = others
    const isBegun = typed !== '' && q === '' && status === 'open'
    const isOver = typed === '' && status === undefined
    setFilters({ ...(isBegun ? form && { form } : others), ...(isOver && { status: 'open' }), ...(typed && { q: typed }) })
  }
  return <SearchBox label={words.search} value={q} onSearch={search} />
}

const FilterChoices = () => {
  const { applications: words, list, dashboard } = useWords()
  const lang = useLang()
  const titleOf = useFormTitle()
  const forms = formsOf(useCurrentUser())
  const { filterValues, setFilters } = useListContext()
  const { form, purpose } = filterValues
  const { data: people = [] } = useQuery({
    queryKey: ['assignees'],
    queryFn: ({ signal }) => ask(applicationCalls.assignees, { signal }),
  })
  const named = (labels: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: label[lang] ?? value }))
  return (
    <>
      {forms.length > 1 && (
        <FilterChoice name="form" resets="purpose" label={words.form} options={forms.map((value) => ({ value, label: titleOf(value) }))} />
      )}
      <FilterChoice
        name="status"
        label={words.status}
        options={[{ value: 'open', label: words.openOnes }, ...named(applicationStatuses)]}
      />
      <FilterChoice
        name="assignee"
        label={words.assignee}
        options={[
          { value: 'me', label: words.me },
          { value: 'none', label: words.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterChoice
        name="due"
        label={words.due}
        options={[
          { value: 'overdue', label: dashboard.overdue },
          { value: 'today', label: words.dueToday },
          { value: 'week', label: words.dueWeek },
          { value: 'none', label: words.noDue },
        ]}
      />
      <FilterChoice name="mail" label={words.mails} options={named(mailStates)} />
      {/* An active filter is always visible: it explains a short list. */}
      {(purpose || (form ?? (forms.length === 1 && forms[0])) === 'entrant') && (
        <FilterChoice name="purpose" label={purposeLabel[lang]} options={named(purposes)} />
      )}
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>{list.clearFilters}</Button>}
    </>
  )
}

/** The search and the filters; on a phone the filters are folded, so that the first applications are in sight. */
const Filters = () => {
  const { applications: words, list } = useWords()
  const { filterValues } = useListContext()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <InboxSearch />
      {isPhone && (
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {list.filters(Object.keys(filterValues).filter((name) => name !== 'q').length)}
        </Button>
      )}
      {(isOpen || !isPhone) && <FilterChoices />}
      <Typography role="status" variant="body2" color="textSecondary">
        {isSearchedInAll(filterValues) && words.searchedAll}
      </Typography>
    </Box>
  )
}

const useColumns = (): Column<ApplicationRow>[] => {
  const { applications: words } = useWords()
  const dates = useDates()
  const titleOf = useFormTitle()
  const soft = (text: string | null) =>
    text && (
      <Typography variant="caption" color="textSecondary" component="div">
        {text}
      </Typography>
    )
  return [
    {
      label: words.sender,
      show: ({ name, email, phone, code, files }) => (
        <>
          {name ?? email ?? phone ?? words.unnamed}
          {files > 0 && <AttachFile sx={{ fontSize: 15, ml: 0.5, verticalAlign: 'text-bottom' }} titleAccess={words.files} />}
          {soft(code)}
        </>
      ),
    },
    {
      label: words.contact,
      show: ({ email, phone }) => (
        <>
          {[email, phone].filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </>
      ),
      isWideOnly: true,
    },
    { label: words.form, sort: 'form', show: ({ form }) => titleOf(form) },
    {
      label: words.received,
      sort: 'created_at',
      show: ({ created_at, status }) => (
        <>
          {dates.moment(created_at)}
          {status === 'received' || status === 'in_work' ? soft(words.waiting(daysSince(created_at))) : null}
        </>
      ),
      isNarrow: true,
    },
    {
      label: words.status,
      sort: 'status',
      show: ({ status, mail, purpose }) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, alignItems: 'flex-start' }}>
          <ApplicationStatusChip status={status} />
          {purpose === 'reminder' && <StateChip tone="plain" label={words.reminder} />}
          {(mail === 'failed' || mail === 'held back') && <MailStateChip state={mail} />}
        </Box>
      ),
      isNarrow: true,
    },
    { label: words.assignee, show: ({ assignee }) => assignee?.name ?? <em>{words.nobody}</em>, isWideOnly: true },
    {
      label: words.due,
      sort: 'due_at',
      show: ({ due_at, overdue }) =>
        due_at && (
          <Box component="span" sx={overdue ? { color: 'error.main', fontWeight: 600 } : {}}>
            {dates.shortDay(due_at)}
            {overdue && <div>{words.overdue}</div>}
          </Box>
        ),
      isNarrow: true,
      isNamed: true,
    },
  ]
}

const Inbox = () => {
  const { applications: words, list } = useWords()
  const { filterValues, setFilters } = useListContext()
  const isExporter = useMay('applications.export')
  const columns = useColumns()
  const filters = filterValues
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <Page title={words.title} actions={isExporter && <ExportButton />}>
      <FormSummaries
        chosen={filters.form}
        onChoose={(form) => {
          const { form: _, purpose: __, ...others } = filters
          setFilters(form ? { ...others, form } : others)
        }}
      />
      <Filters />
      <ListTable<ApplicationRow>
        columns={columns}
        label={words.title}
        nameOf={({ name, code }) => name ?? code}
        to={({ id }) => `/applications/${id}/show`}
        empty={<Empty title={isNarrowed ? words.nothing : words.empty} hint={isNarrowed ? list.nothingHint : words.emptyHint} />}
      />
    </Page>
  )
}

/** What visitors sent: of the forms that the account may see. */
export const ApplicationList = () => (
  <ListBase perPage={20} sort={{ field: 'created_at', order: 'DESC' }} filterDefaultValues={{ status: 'open' }}>
    <Inbox />
  </ListBase>
)
