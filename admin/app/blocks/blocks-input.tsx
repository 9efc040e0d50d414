import Add from '@mui/icons-material/Add'
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../i18n/words.ts'
import { useFieldError, useFieldErrors } from '../inputs/field-errors.tsx'
import type { InputProps } from '../inputs/input.ts'
import { Empty } from '../kit/empty.tsx'
import { Sortable, SortableItem } from '../kit/sortable.tsx'
import { UndoNotice } from '../kit/undo-notice.tsx'
import { copyBlock, insertBlock, mostBlocks, moveBlock, removeBlock } from '../schema/block-places.ts'
import { toBlockFormValues } from '../schema/to-form-values.ts'
import type { BlockValues } from '../schema/values.ts'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { useBlockName } from './block-name.ts'

/** The blocks of a page: add, move, copy, hide and remove. */
export const BlocksInput = ({ label, path }: InputProps) => {
  const { blocks: words, common } = useWords()
  const { getValues, setValue } = useFormContext()
  const value = useWatch({ name: path }) as BlockValues[]
  const { clear } = useFieldErrors()
  const problem = useFieldError(path)
  const nameOf = useBlockName()
  const [opened, setOpened] = useState<readonly number[]>([])
  const [addingAt, setAddingAt] = useState<number>()
  const [taken, setTaken] = useState<{ at: number; block: BlockValues }>()
  /** The block that was taken out, until something else is done, as giving up changes, which may bring it back too. */
  const removed = value.some(({ id }) => id === taken?.block.id) ? undefined : taken
  const isFull = value.length >= mostBlocks

  // Read at the time of the action: the last render may lack current input.
  const change = (made: (blocks: BlockValues[]) => BlockValues[]) => {
    setTaken(undefined)
    const blocks = made(getValues(path) as BlockValues[])
    setValue(path, blocks, { shouldDirty: true })
    clear(path)
    return blocks
  }
  const toggle = (id: number) => setOpened((open) => (open.includes(id) ? open.filter((one) => one !== id) : [...open, id]))
  const add = (type: string) => {
    // The second click of a double click meets the picker while it fades out.
    if (addingAt === undefined) return
    const at = addingAt
    const added = change((blocks) =>
      insertBlock(blocks, at, { type }).map((block, place) => (place === at ? toBlockFormValues(block) : block)),
    )[at]
    setAddingAt(undefined)
    if (added) setOpened([...opened, added.id])
  }
  const remove = (at: number) => {
    const block = (getValues(path) as BlockValues[])[at]
    change((blocks) => removeBlock(blocks, at))
    if (block) setTaken({ at, block })
  }

  return (
    <Box role="group" aria-label={label} data-field={path}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
        <Typography color="textSecondary" variant="body2" sx={{ flexGrow: 1 }}>
          {common.total(value.length)}
        </Typography>
        {value.length > 0 && (
          <Button size="small" onClick={() => setOpened(opened.length > 0 ? [] : value.map(({ id }) => id))}>
            {opened.length > 0 ? common.collapseAll : common.expandAll}
          </Button>
        )}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {value.length === 0 && <Empty title={words.empty} hint={words.emptyHint} />}
      <Sortable
        items={value.map((block, at) => ({ id: block.id, name: nameOf(block, at) }))}
        onMove={(from, to) => change((blocks) => moveBlock(blocks, from, to))}
      >
        <Stack spacing={1}>
          {value.map((block, at) => (
            <SortableItem key={block.id} id={block.id}>
              {(movers) => (
                <BlockCard
                  block={block}
                  at={at}
                  path={`${path}.${at}`}
                  movers={movers}
                  isOpen={opened.includes(block.id)}
                  onToggle={() => toggle(block.id)}
                  onHide={() =>
                    change((blocks) => blocks.map((one) => (one.id === block.id ? { ...one, hidden: one.hidden !== true } : one)))
                  }
                  onCopy={() => change((blocks) => copyBlock(blocks, at))}
                  onRemove={() => remove(at)}
                  onAddAfter={() => setAddingAt(at + 1)}
                  isFull={isFull}
                />
              )}
            </SortableItem>
          ))}
        </Stack>
      </Sortable>
      <UndoNotice
        text={removed && words.removed}
        // Restores only the block at its position: edits of others in the meantime stay.
        onUndo={() => removed && change((blocks) => blocks.toSpliced(removed.at, 0, removed.block))}
      />
      <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', gap: 1.5, justifyContent: 'center' }}>
        <Button variant="outlined" startIcon={<Add />} disabled={isFull} onClick={() => setAddingAt(value.length)}>
          {words.add}
        </Button>
        {isFull && <Typography variant="caption">{words.most}</Typography>}
      </Box>
      <AddBlock isOpen={addingAt !== undefined} onClose={() => setAddingAt(undefined)} onChoose={add} />
    </Box>
  )
}
