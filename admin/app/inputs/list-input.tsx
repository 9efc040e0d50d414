import Add from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useLang, useWords } from '../i18n/words.ts'
import { Fold } from '../kit/fold.tsx'
import { Sortable, SortableItem } from '../kit/sortable.tsx'
import { fill } from '../schema/fill.ts'
import { gridOf } from '../schema/grid.ts'
import { limitsOf, usualRows } from '../schema/limits.ts'
import type { Values } from '../schema/values.ts'
import { GridInput } from './grid-input.tsx'
import type { InputProps } from './input.ts'
import { Labelled, Unlabelled } from './labelled.tsx'
import { Nested } from './nested.tsx'
import { useHasProblem, useProblem, useProblems } from './problems.tsx'
import { rowName } from './row-name.ts'

/** Rows of one attribute stand open: there is nothing to hide. */
const isSlim = (attributes: Attributes) => Object.keys(attributes).length === 1

type RowProps = {
  attributes: Attributes
  path: string
  at: number
  movers: ReactNode
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

const Row = ({ attributes, path, at, movers, isOpen, onToggle, onRemove }: RowProps) => {
  const { inputs } = useWords()
  const lang = useLang()
  const values = useWatch({ name: path }) as Values | undefined
  const isWrong = useHasProblem(path)
  const name = rowName(attributes, values ?? {}, lang) || inputs.row(at + 1)
  const remove = (
    <Tooltip title={inputs.removeRow}>
      <IconButton size="small" aria-label={`${inputs.removeRow}: ${name}`} onClick={onRemove}>
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
            <Nested key={path} attributes={attributes} path={path} />
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
        <Stack spacing={2}>
          <Nested key={path} attributes={attributes} path={path} />
        </Stack>
      </Unlabelled>
    </Fold>
  )
}

const RowsInput = ({ attribute, label, path }: InputProps) => {
  const { attributes = {}, required } = attribute
  const { inputs } = useWords()
  const { most = usualRows } = limitsOf(attribute)
  const { fields, append, move, remove } = useFieldArray({ name: path, keyName: 'rowId' })
  const [opened, setOpened] = useState<readonly string[]>([])
  const [isLastOpen, setLastOpen] = useState(false)
  const problem = useProblem(path)
  const { clear } = useProblems()
  const isOpen = (rowId: string, at: number) => opened.includes(rowId) || (isLastOpen && at === fields.length - 1)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Sortable items={fields.map(({ rowId }, at) => ({ id: rowId, name: inputs.row(at + 1) }))} onMove={move}>
        <Stack spacing={1}>
          {fields.map(({ rowId }, at) => (
            <SortableItem key={rowId} id={rowId}>
              {(movers) => (
                <Row
                  attributes={attributes}
                  path={`${path}.${at}`}
                  at={at}
                  movers={movers}
                  isOpen={isOpen(rowId, at)}
                  onToggle={() => {
                    setLastOpen(false)
                    setOpened(isOpen(rowId, at) ? opened.filter((one) => one !== rowId) : [...opened, rowId])
                  }}
                  onRemove={() => {
                    remove(at)
                    clear(path)
                  }}
                />
              )}
            </SortableItem>
          ))}
        </Stack>
      </Sortable>
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
          aria-label={`${inputs.addRow}: ${label}`}
          onClick={() => {
            append(fill(attributes, {}), { shouldFocus: false })
            setLastOpen(true)
            clear(path)
          }}
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
