import Add from '@mui/icons-material/Add'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Alert, Box, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { useOpenWhereWrong } from '../inputs/field-errors.tsx'
import { Nested } from '../inputs/nested.tsx'
import { WithinRow } from '../inputs/row-label.ts'
import { rowName } from '../inputs/row-name.ts'
import { Fold } from '../kit/fold.tsx'
import { StateChip } from '../kit/state-chip.tsx'
import { type BlockValues, blockOf } from '../schema/values.ts'
import { useBlockName } from './block-name.ts'

type BlockCardProps = {
  block: BlockValues
  at: number
  path: string
  movers: ReactNode
  isOpen: boolean
  isFull: boolean
  onToggle: () => void
  onHide: () => void
  onCopy: () => void
  onRemove: () => void
  onAddAfter: () => void
}

/** A block of a page: a summary when closed, inputs when open. */
export const BlockCard = ({ block, at, path, movers, isOpen, isFull, onToggle, onHide, onCopy, onRemove, onAddAfter }: BlockCardProps) => {
  const { blocks: words } = useWords()
  const lang = useLang()
  const isWrong = useOpenWhereWrong(path, isOpen, onToggle)
  const declared = blockOf(block.type)
  const name = useBlockName()(block, at)
  const isHidden = block.hidden === true
  const button = (label: string, icon: ReactNode, onClick: () => void, isDisabled = false) => (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={`${label}: ${name}`} onClick={onClick} disabled={isDisabled}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
  return (
    <Fold
      isOpen={isOpen || isWrong}
      isMarked={isWrong}
      isFaded={isHidden}
      onToggle={onToggle}
      before={movers}
      name={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <StateChip tone="plain" label={declared?.label[lang] ?? block.type} />
          <Typography variant="body2" noWrap sx={{ fontWeight: 550, minWidth: 0 }}>
            {declared ? rowName(declared.attributes, block, lang) : words.unknown}
          </Typography>
          {isHidden && <StateChip tone="warn" label={words.hidden} />}
        </Box>
      }
      after={
        <Box sx={{ display: 'inline-flex', flexShrink: 0 }}>
          {button(words.addHere, <Add fontSize="small" />, onAddAfter, isFull)}
          {button(
            isHidden ? words.show : words.hide,
            isHidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />,
            onHide,
          )}
          {button(words.copy, <ContentCopy sx={{ fontSize: 18 }} />, onCopy, isFull)}
          {button(words.remove, <DeleteOutline fontSize="small" />, onRemove)}
        </Box>
      }
    >
      {declared ? (
        <WithinRow value={name}>
          <Stack spacing={2.5}>
            <Nested key={path} attributes={declared.attributes} path={path} />
          </Stack>
        </WithinRow>
      ) : (
        <Alert severity="warning">{words.unknown}</Alert>
      )}
    </Fold>
  )
}
