import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useLang, useWords } from '../i18n/words.ts'
import { Fold } from '../kit/fold.tsx'
import { Sortable, SortableItem } from '../kit/sortable.tsx'
import { UndoNotice } from '../kit/undo-notice.tsx'
import { gridOf } from '../schema/grid.ts'
import { limitsOf, usualRows } from '../schema/limits.ts'
import { insertRow, moveRow, type OpenRows, removeRow, toggleRow } from '../schema/open-rows.ts'
import { same } from '../schema/same.ts'
import { toFormValues } from '../schema/to-form-values.ts'
import type { Values } from '../schema/values.ts'
import { useFieldError, useFieldErrors, useOpenWhereWrong } from './field-errors.tsx'
import { GridInput } from './grid-input.tsx'
import type { InputProps } from './input.ts'
import { Labelled, Unlabelled } from './labelled.tsx'
import { Nested } from './nested.tsx'
import { useListName, useRowLabel, WithinRow } from './row-label.ts'
import { rowName } from './row-name.ts'

/** Rows of one attribute are always open: there is nothing to hide. */
const isSlim = (attributes: Attributes) => Object.keys(attributes).length === 1

type RowProps = {
  attributes: Attributes
  path: string
  /** Its summary, shown while closed. */
  name: string
  /** Its unique name on the screen. */
  fullName: string
  movers: ReactNode
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

const Row = ({ attributes, path, name, fullName, movers, isOpen, onToggle, onRemove }: RowProps) => {
  const { inputs } = useWords()
  const isWrong = useOpenWhereWrong(path, isOpen, onToggle)
  const remove = (
    <Tooltip title={inputs.removeRow}>
      <IconButton size="small" aria-label={`${inputs.removeRow}: ${fullName}`} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Tooltip>
  )
  if (isSlim(attributes))
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {movers}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Unlabelled value>
            <WithinRow value={fullName}>
              <Nested key={path} attributes={attributes} path={path} />
            </WithinRow>
          </Unlabelled>
        </Box>
        {remove}
      </Box>
    )
  return (
    <Fold
      isOpen={isOpen || isWrong}
      isMarked={isWrong}
      onToggle={onToggle}
      before={movers}
      after={remove}
      name={
        <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
      }
    >
      <Unlabelled value={false}>
        <WithinRow value={fullName}>
          <Stack spacing={2}>
            <Nested key={path} attributes={attributes} path={path} />
          </Stack>
        </WithinRow>
      </Unlabelled>
    </Fold>
  )
}

const RowsInput = ({ attribute, label, path }: InputProps) => {
  const { attributes = {}, required } = attribute
  const { inputs } = useWords()
  const { most = usualRows } = limitsOf(attribute)
  const lang = useLang()
  const { getValues } = useFormContext()
  const { fields, append, insert, move, remove } = useFieldArray({ name: path, keyName: 'rowId' })
  const values = useWatch({ name: path }) as readonly Values[] | undefined
  const listName = useListName(label)
  const labelOf = useRowLabel(label)
  const nameAt = (at: number) => rowName(attributes, values?.[at] ?? {}, lang)
  const [opened, setOpened] = useState<OpenRows>([])
  const [taken, setTaken] = useState<{ at: number; row: Values; name: string; left: readonly string[] }>()
  const rowIds = fields.map(({ rowId }) => rowId)
  /** The removed row, until another change; a form reset creates new row ids, and may restore it too. */
  const removed = taken && same(taken.left, rowIds) ? taken : undefined
  const problem = useFieldError(path)
  const { clear } = useFieldErrors()
  /** Changes the rows, and clears their errors. */
  const change = (made: () => void) => {
    setTaken(undefined)
    made()
    clear(path)
  }
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Sortable
        items={fields.map(({ rowId }, at) => ({ id: rowId, name: labelOf(at, nameAt(at)) }))}
        onMove={(from, to) =>
          change(() => {
            move(from, to)
            setOpened((open) => moveRow(open, from, to))
          })
        }
      >
        <Stack spacing={1}>
          {fields.map(({ rowId }, at) => (
            <SortableItem key={rowId} id={rowId}>
              {(movers) => (
                <Row
                  attributes={attributes}
                  path={`${path}.${at}`}
                  name={nameAt(at) || inputs.row(at + 1)}
                  fullName={labelOf(at, nameAt(at))}
                  movers={movers}
                  isOpen={opened.includes(at)}
                  onToggle={() => setOpened((open) => toggleRow(open, at))}
                  onRemove={() => {
                    const row = getValues(`${path}.${at}`) as Values
                    change(() => {
                      remove(at)
                      setOpened((open) => removeRow(open, at))
                    })
                    setTaken({ at, row, name: labelOf(at, nameAt(at)), left: rowIds.toSpliced(at, 1) })
                  }}
                />
              )}
            </SortableItem>
          ))}
        </Stack>
      </Sortable>
      <UndoNotice
        text={removed && inputs.rowRemoved(removed.name)}
        onUndo={() =>
          removed &&
          change(() => {
            insert(removed.at, removed.row, { shouldFocus: false })
            setOpened((open) => insertRow(open, removed.at))
          })
        }
      />
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {inputs.noRows}
        </Typography>
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={fields.length >= most}
          aria-label={`${inputs.addRow}: ${listName}`}
          onClick={() =>
            change(() => {
              append(toFormValues(attributes, {}), { shouldFocus: false })
              setOpened((open) => [...open, fields.length])
            })
          }
        >
          {inputs.addRow}
        </Button>
        {fields.length >= most && (
          <Typography variant="caption" color="textSecondary">
            {inputs.rowsMost(most)}
          </Typography>
        )}
      </Box>
    </Labelled>
  )
}

/** Rows of the same attributes, which can be added, moved and taken out; a table where they are nothing but cells. */
export const ListInput = (props: InputProps) => {
  const grid = gridOf(props.attribute)
  return grid ? <GridInput {...props} grid={grid} /> : <RowsInput {...props} />
}
