import { Box, Card, Checkbox, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { ErrorNotice } from './error-notice.tsx'
import { useListContext } from './list-base.tsx'
import { ListPages } from './list-pages.tsx'

/** A column of a list: its name, its cell, and its sort key. */
export type Column<Row> = {
  label: string
  sort?: string
  show: (row: Row) => ReactNode
  isNarrow?: boolean
  isWideOnly?: boolean
  /** On a phone, where its head is not above it, the cell alone would not say what it is. */
  isNamed?: boolean
}

type ListTableProps<Row> = {
  columns: readonly Column<Row>[]
  /** The accessible name of a row. */
  nameOf: (row: Row) => string
  /** Where a row leads. */
  to?: (row: Row) => string
  /** Rows can be chosen, to do something to many at once. */
  isChosen?: boolean
  /** The placeholder without rows. */
  empty: ReactNode
  label: string
}

/** Heard and not seen: a row of heads without any would be none. */
const unseen = { position: 'absolute', width: 1, height: 1, p: 0, border: 0, overflow: 'hidden', clipPath: 'inset(50%)' }

/** On a phone only heads that sort are seen. */
const headStyle = (isSortable: boolean, isWideOnly: boolean) => {
  if (isWideOnly) return { display: { xs: 'none', md: 'table-cell' } }
  return { display: { xs: 'block', sm: 'table-cell' }, ...(!isSortable && { '@media (max-width: 599.95px)': unseen }) }
}

const Heads = <Row,>({ columns, isChosen, label }: Pick<ListTableProps<Row>, 'columns' | 'isChosen' | 'label'>) => {
  const { list } = useWords()
  const { sort, setSort, data = [], selectedIds = [], onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <TableHead role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-header-group' } }}>
      <TableRow role="row" sx={{ display: { xs: 'flex', sm: 'table-row' }, flexWrap: 'wrap', alignItems: 'center', position: 'relative' }}>
        {isChosen && (
          <TableCell padding="checkbox" role="columnheader">
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && selectedIds.length > 0}
              onChange={() => onSelect(isAll ? [] : ids)}
              slotProps={{ input: { 'aria-label': `${list.selectAll}: ${label}` } }}
            />
          </TableCell>
        )}
        {columns.map(({ label: name, sort: by, isWideOnly }) => (
          <TableCell
            key={name}
            role="columnheader"
            {...(by && sort.field === by && { sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) })}
            sx={headStyle(by !== undefined, isWideOnly === true)}
          >
            {by ? (
              <TableSortLabel
                active={sort.field === by}
                direction={sort.field === by && sort.order === 'DESC' ? 'desc' : 'asc'}
                onClick={() => setSort({ field: by, order: sort.field === by && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
              >
                {name}
              </TableSortLabel>
            ) : (
              name
            )}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

/** On a phone a row is a card, its cells one below the other beside its box: nothing of it is scrolled to sideways. */
const phoneRow = (isChosen: boolean) => ({
  display: { xs: 'grid', sm: 'table-row' },
  gridTemplateColumns: isChosen ? '48px minmax(0, 1fr)' : 'minmax(0, 1fr)',
  borderBottom: { xs: `1px solid ${colours.line}`, sm: 0 },
  '@media (max-width: 599.95px)': {
    '& > td': { border: 0, py: 0.25, minWidth: 0 },
    ...(isChosen && { '& > td:first-of-type': { gridRow: '1 / span 9' }, '& > td:not(:first-of-type)': { gridColumn: 2 } }),
    py: 0.75,
  },
})

/** The rows of a list with its pages; the first column leads to the row's own screen. */
export const ListTable = <Row extends object>({ columns, nameOf, to, isChosen = false, empty, label }: ListTableProps<Row>) => {
  const { common } = useWords()
  const { data = [], error, isPending, isFetching, refetch, selectedIds = [], onToggleItem } = useListContext<Row>()
  if (error) return <ErrorNotice failure={error} retry={refetch} />
  return (
    <Card>
      <Box sx={{ height: 3 }}>{isFetching && <LinearProgress aria-label={common.loading} sx={{ height: 3, borderRadius: 0 }} />}</Box>
      <Box sx={{ overflowX: 'auto' }}>
        {/* Roles: a browser takes what is no longer laid out as a table for none. */}
        <Table size="small" role="table" aria-label={label} sx={{ display: { xs: 'block', sm: 'table' } }}>
          <Heads columns={columns} isChosen={isChosen} label={label} />
          <TableBody role="rowgroup" sx={{ display: { xs: 'block', sm: 'table-row-group' } }}>
            {data.map(({ id, row }) => (
              <TableRow key={id} role="row" hover selected={selectedIds.includes(id)} sx={phoneRow(isChosen)}>
                {isChosen && (
                  <TableCell padding="checkbox" role="cell">
                    <Checkbox
                      size="small"
                      checked={selectedIds.includes(id)}
                      onChange={() => onToggleItem(id)}
                      slotProps={{ input: { 'aria-label': `${common.choose}: ${nameOf(row)}` } }}
                    />
                  </TableCell>
                )}
                {columns.map(({ label: name, show, isNarrow, isWideOnly, isNamed }, at) => (
                  <TableCell
                    key={name}
                    role="cell"
                    sx={{
                      whiteSpace: { sm: isNarrow ? 'nowrap' : undefined },
                      width: { sm: isNarrow ? '1%' : undefined },
                      minWidth: { sm: at === 0 ? 200 : undefined },
                      display: { xs: isWideOnly ? 'none' : 'block', sm: isWideOnly ? 'none' : 'table-cell', md: 'table-cell' },
                      overflowWrap: { xs: 'anywhere', sm: 'normal' },
                    }}
                  >
                    {at === 0 && to ? (
                      <Box
                        component={Link}
                        to={to(row)}
                        sx={{
                          display: 'block',
                          color: colours.ink,
                          textDecoration: 'none',
                          fontWeight: 560,
                          overflowWrap: 'anywhere',
                          '&:hover': { color: colours.crimson, textDecoration: 'underline' },
                        }}
                      >
                        {show(row)}
                      </Box>
                    ) : (
                      <>
                        {isNamed && show(row) && (
                          <Box component="span" sx={{ display: { sm: 'none' }, color: colours.inkSoft }}>{`${name}: `}</Box>
                        )}
                        {show(row)}
                      </>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {!isPending && data.length === 0 && empty}
      <ListPages />
    </Card>
  )
}
