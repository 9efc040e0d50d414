import { Box, Card, Checkbox, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { ErrorNotice } from './error-notice.tsx'
import { useListContext } from './list-base.tsx'
import { ListPages } from './list-pages.tsx'

/** A column of a list: its name, what stands in it, and what it is sorted by. */
export type Column<Row> = { label: string; sort?: string; show: (row: Row) => ReactNode; isNarrow?: boolean; isWideOnly?: boolean }

type ListTableProps<Row> = {
  columns: readonly Column<Row>[]
  /** The name of a row, for whoever hears it. */
  nameOf: (row: Row) => string
  /** Where a row leads. */
  to?: (row: Row) => string
  /** Rows can be chosen, to do something to many at once. */
  isChosen?: boolean
  /** What stands where there are no rows. */
  empty: ReactNode
  label: string
}

const Heads = <Row,>({ columns, isChosen, label }: Pick<ListTableProps<Row>, 'columns' | 'isChosen' | 'label'>) => {
  const { list } = useWords()
  const { sort, setSort, data = [], selectedIds = [], onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  return (
    <TableHead>
      <TableRow>
        {isChosen && (
          <TableCell padding="checkbox">
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
            {...(by && sort.field === by && { sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) })}
            sx={{ display: isWideOnly ? { xs: 'none', md: 'table-cell' } : undefined }}
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

/** The rows of a list with its pages; the first column leads to the row's own screen. */
export const ListTable = <Row extends object>({ columns, nameOf, to, isChosen = false, empty, label }: ListTableProps<Row>) => {
  const { common } = useWords()
  const { data = [], error, isPending, isFetching, refetch, selectedIds = [], onToggleItem } = useListContext<Row>()
  if (error) return <ErrorNotice failure={error} retry={refetch} />
  return (
    <Card>
      <Box sx={{ height: 3 }}>{isFetching && <LinearProgress aria-label={common.loading} sx={{ height: 3, borderRadius: 0 }} />}</Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={label}>
          <Heads columns={columns} isChosen={isChosen} label={label} />
          <TableBody>
            {data.map(({ id, row }) => (
              <TableRow key={id} hover selected={selectedIds.includes(id)}>
                {isChosen && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      size="small"
                      checked={selectedIds.includes(id)}
                      onChange={() => onToggleItem(id)}
                      slotProps={{ input: { 'aria-label': `${common.choose}: ${nameOf(row)}` } }}
                    />
                  </TableCell>
                )}
                {columns.map(({ label: name, show, isNarrow, isWideOnly }, at) => (
                  <TableCell
                    key={name}
                    sx={{
                      whiteSpace: isNarrow ? 'nowrap' : undefined,
                      width: isNarrow ? '1%' : undefined,
                      // A name stays readable on a phone, where the rest is scrolled to.
                      minWidth: at === 0 ? 200 : undefined,
                      display: isWideOnly ? { xs: 'none', md: 'table-cell' } : undefined,
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
                      show(row)
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
