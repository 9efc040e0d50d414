import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDash, useLang, useWords } from '../i18n/words.ts'
import { UndoNotice } from '../kit/undo-notice.tsx'
import type { Grid } from '../schema/grid.ts'
import { limitsOf, usualRows } from '../schema/limits.ts'
import { toFormValues } from '../schema/to-form-values.ts'
import { readable, textsOf, type Values } from '../schema/values.ts'
import { colours } from '../theme/theme.ts'
import { useFieldError, useFieldErrors } from './field-errors.tsx'
import { GridCell } from './grid-cell.tsx'
import type { InputProps } from './input.ts'
import { heardOnly, Labelled } from './labelled.tsx'
import { useListName, useRowLabel } from './row-label.ts'

type Row = Record<string, Values[]>

const markup = /<[^>]*>/g

const border = `1px solid ${colours.line}`

/** On a phone the cells of a row are one below the other: nothing is scrolled to sideways while it is written. */
const phoneGrid = {
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody, & tbody tr, & td': { display: 'block' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap' },
    '& th': { flexGrow: 1, minWidth: 72 },
    '& thead td': { display: 'none' },
    '& tbody tr': { pt: 1.5 },
    '& tbody td:not(:first-of-type)': { borderTop: 0 },
  },
}

/** A table: one language at a time, because three of them side by side would leave no room for its columns. */
export const GridInput = ({ attribute, label, path, grid }: InputProps & { grid: Grid }) => {
  const words = useWords()
  const { richText, inputs, common } = words
  const screens = useLang()
  const dash = useDash()
  const [lang, setLang] = useState<Locale>(defaultLocale)
  const listName = useListName(label)
  const labelOf = useRowLabel(label)
  const { getValues, setValue } = useFormContext()
  const { clear } = useFieldErrors()
  const problem = useFieldError(path)
  const rows = (useWatch({ name: path }) ?? []) as Row[]
  const widthOf = (all: readonly Row[]) => Math.max(1, ...all.map((row) => row[grid.cells]?.length ?? 0))
  const width = widthOf(rows)
  const mostRows = limitsOf(attribute).most ?? usualRows
  const mostColumns = limitsOf(grid.cell).most ?? usualRows
  const emptyCell = () => toFormValues(grid.cell.attributes ?? {}, {})
  const wide = (row: Row, columns: number): Row => ({
    [grid.cells]: Array.from({ length: columns }, (_, at) => row[grid.cells]?.[at] ?? emptyCell()),
  })
  const nameOf = (row: Row, at: number) => labelOf(at, readable(row[grid.cells]?.[0]?.[grid.text], screens).replaceAll(markup, ' ').trim())
  const [taken, setTaken] = useState<{ text: string; putBack: (rows: Row[]) => Row[]; left: string }>()
  const sizeOf = (all: readonly Row[]) => `${all.length} ${widthOf(all)}`
  /** The removed row or column with its undo, until another change, such as discarding, which restores it too. */
  const removed = taken?.left === sizeOf(rows) ? taken : undefined
  const change = (made: (rows: Row[]) => Row[]) => {
    setTaken(undefined)
    const all = made((getValues(path) ?? []) as Row[])
    setValue(path, all, { shouldDirty: true })
    clear(path)
    return all
  }
  const removeRow = (at: number) => {
    const row = ((getValues(path) ?? []) as Row[])[at]
    const left = sizeOf(change((all) => all.toSpliced(at, 1)))
    if (row) setTaken({ text: inputs.rowRemoved(nameOf(row, at)), putBack: (all) => all.toSpliced(at, 0, row), left })
  }
  const removeColumn = (column: number) => {
    const cells = ((getValues(path) ?? []) as Row[]).map((row) => row[grid.cells]?.[column] ?? emptyCell())
    const cellsOf = (row: Row, columns: number) => wide(row, columns)[grid.cells] ?? []
    const left = sizeOf(change((all) => all.map((row) => ({ [grid.cells]: cellsOf(row, width).toSpliced(column, 1) }))))
    setTaken({
      text: inputs.columnRemoved,
      putBack: (all) => all.map((row, at) => ({ [grid.cells]: cellsOf(row, width - 1).toSpliced(column, 0, cells[at] ?? emptyCell()) })),
      left,
    })
  }
  const lacking = (into: Locale) =>
    rows
      .flatMap((row) => row[grid.cells] ?? [])
      .filter((cell) => {
        const texts = textsOf(cell[grid.text])
        return texts[defaultLocale] !== '' && texts[into] === ''
      }).length
  const button = (name: string, icon: ReactNode, onClick: () => void, isDisabled = false) => (
    <Tooltip title={name}>
      <span>
        <IconButton size="small" aria-label={name} onClick={onClick} disabled={isDisabled} sx={{ p: 0.25 }}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
  return (
    <Labelled
      label={label}
      isRequired={attribute.required}
      path={path}
      aside={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={lang}
          aria-label={words.translations.lang}
          onChange={(_, chosen: Locale | null) => chosen && setLang(chosen)}
        >
          {locales.map((one) => (
            <ToggleButton key={one} value={one} sx={{ position: 'relative', py: 0, px: 1 }}>
              {words.tags[one]}
              <Box component="span" sx={heardOnly}>{`: ${words.languages[one]}`}</Box>
              {lacking(one) > 0 && <Box component="span" sx={{ color: colours.error, ml: 0.5 }}>{`−${lacking(one)}`}</Box>}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          // Roles: a browser takes what is no longer laid out as a table for none.
          role="table"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            '& td, & th': { border, p: 0, verticalAlign: 'top', minWidth: 120 },
            ...phoneGrid,
          }}
        >
          <Box component="thead" role="rowgroup">
            <Box component="tr" role="row">
              {Array.from({ length: width }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is nothing but its place
                <Box component="th" key={column} scope="col" role="columnheader">
                  <Box
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      justifyContent: 'space-between',
                      px: 1,
                      fontSize: '0.75rem',
                      color: colours.inkSoft,
                      backgroundColor: colours.sand,
                    }}
                  >
                    {column + 1}
                    {button(
                      `${richText.columnRemove}: ${column + 1}`,
                      <DeleteOutline sx={{ fontSize: 16 }} />,
                      () => removeColumn(column),
                      width === 1,
                    )}
                  </Box>
                </Box>
              ))}
              <Box component="td" role="cell" sx={{ border: '0 !important', width: 96 }} />
            </Box>
          </Box>
          <Box component="tbody" role="rowgroup">
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
              <Box component="tr" key={`${at} ${rows.length} ${width} ${lang}`} role="row">
                {Array.from({ length: width }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
                  <Box component="td" key={column} role="cell">
                    {row[grid.cells]?.[column] ? (
                      <GridCell
                        attribute={grid.attribute}
                        name={grid.text}
                        path={`${path}.${at}.${grid.cells}.${column}`}
                        lang={lang}
                        label={`${label}: ${inputs.row(at + 1)}, ${column + 1}${dash}${words.languages[lang]}`}
                      />
                    ) : (
                      <IconButton
                        size="small"
                        aria-label={`${common.add}: ${inputs.row(at + 1)}, ${column + 1}`}
                        onClick={() => change((all) => all.with(at, wide(row, column + 1)))}
                      >
                        <Add sx={{ fontSize: 16 }} />
                      </IconButton>
                    )}
                  </Box>
                ))}
                <Box component="td" role="cell" sx={{ border: '0 !important', whiteSpace: 'nowrap', pl: 0.5 }}>
                  {button(
                    `${common.moveUp}: ${nameOf(row, at)}`,
                    <ArrowUpward sx={{ fontSize: 16 }} />,
                    () => change((all) => swapped(all, at, at - 1)),
                    at === 0,
                  )}
                  {button(
                    `${common.moveDown}: ${nameOf(row, at)}`,
                    <ArrowDownward sx={{ fontSize: 16 }} />,
                    () => change((all) => swapped(all, at, at + 1)),
                    at === rows.length - 1,
                  )}
                  {button(`${inputs.removeRow}: ${nameOf(row, at)}`, <DeleteOutline sx={{ fontSize: 16 }} />, () => removeRow(at))}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      </Box>
      <UndoNotice text={removed?.text} onUndo={() => removed && change(removed.putBack)} />
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={rows.length >= mostRows}
          aria-label={`${inputs.addRow}: ${listName}`}
          onClick={() => change((all) => [...all, wide({}, width)])}
        >
          {inputs.addRow}
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={width >= mostColumns || rows.length === 0}
          aria-label={`${richText.columnAdd}: ${listName}`}
          onClick={() => change((all) => all.map((row) => wide(row, width + 1)))}
        >
          {richText.columnAdd}
        </Button>
      </Box>
    </Labelled>
  )
}

const swapped = (rows: readonly Row[], one: number, other: number): Row[] => {
  const [first, second] = [rows[one], rows[other]]
  return first && second ? rows.with(one, second).with(other, first) : [...rows]
}
