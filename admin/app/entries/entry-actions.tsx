import MoreVert from '@mui/icons-material/MoreVert'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Menu,
  MenuItem,
  Link as TextLink,
  Tooltip,
} from '@mui/material'
import type { IncomingReference } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { trashDays } from '@narkhoz/contract/admin/trash.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import * as v from 'valibot'
import { ask, tell } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useAction } from '../kit/use-action.ts'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { useTellDeleted } from '../trash/use-bring-back.tsx'
import { useEntry } from './entry-context.tsx'

type Uses = readonly IncomingReference[]

/** How many of what leads to an entry are named. */
const mostNamed = 5

const Referred = ({ uses, onClose }: { uses: Uses; onClose: () => void }) => {
  const { entry: words, common } = useWords()
  const lang = useLang()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="referred">
      <DialogTitle id="referred">{words.referred}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {uses.map(({ plural, id, heading }) => (
            <li key={`${plural}/${id}`}>
              <TextLink component={Link} to={entryPath(plural, id)} onClick={onClose}>
                {readable(heading, lang) || common.unnamed}
              </TextLink>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Rare actions on an entry: copy, unpublish, discard, delete. */
export const EntryActions = ({ onHistory, onSchedule }: { onHistory: () => void; onSchedule: () => void }) => {
  const { entry: words, common, revisions, schedule } = useWords()
  const lang = useLang()
  const { entity, working, save, take } = useEntry()
  const notify = useNotify()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const tellDeleted = useTellDeleted()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [uses, setUses] = useState<Uses>()
  const [isWriter, isPublisher, isDeleter] = [useMay('content.write'), useMay('content.publish'), useMay('content.delete')]
  const params = { plural: entity.plural, id: working.id }
  const list = `/${entity.plural}`
  const isSeen = working.status === 'published' || working.status === 'changed'

  /** The confirmation of unpublishing lists the incoming links. */
  const withLinks = async (text: string) => {
    if (!isSeen || working.address === null) return text
    const links = await ask(entryCalls.links, { params })
    const names = links.slice(0, mostNamed).map(({ heading }) => readable(heading, lang) || common.unnamed)
    if (links.length > mostNamed) names.push('…')
    return names.length > 0 ? `${text} ${words.linkedFrom(names.join(', '))}` : text
  }
  const [withdraw] = useAction(async () => {
    if (!(await confirm({ title: words.withdraw, text: await withLinks(words.withdrawSure), yes: words.withdraw, isDangerous: true })))
      return
    if (!(await save({ isQuiet: true }))) return
    take(await ask(entryCalls.withdraw, { params, body: {} }))
    notify(words.withdrawn, { type: 'success' })
  })
  const [discard] = useAction(async () => {
    if (!(await confirm({ title: words.discard, text: words.discardSure, yes: words.discard, isDangerous: true }))) return
    take(await ask(entryCalls.discard, { params, body: {} }))
    notify(words.discarded, { type: 'success' })
  })
  const [copy] = useAction(async () => {
    if (!(await save({ isQuiet: true }))) return
    const made = await ask(entryCalls.copy, { params, body: {} })
    await queries.invalidateQueries({ queryKey: [entity.plural, 'getList'] })
    notify(words.copiedAs, { type: 'success', scope: 'next screen' })
    navigate(entryPath(entity.plural, made.id))
  })
  const [remove] = useAction(async () => {
    if (!(await confirm({ title: words.delete, text: await withLinks(words.deleteSure(trashDays)), yes: words.delete, isDangerous: true })))
      return
    try {
      await tell(entryCalls.remove, { params })
    } catch (failure) {
      if (!(failure instanceof RefusedError && failure.code === 'in_use')) throw failure
      const found = v.safeParse(entryCalls.links.answer, failure.data)
      if (!found.success) throw failure
      setUses(found.output)
      return
    }
    // Input into the form of a deleted entry needs no confirmation.
    take(working)
    await queries.invalidateQueries({ queryKey: [entity.plural, 'getList'] })
    tellDeleted(entity.plural, [working.id])
    navigate(list)
  })

  const item = (label: string, onClick: () => void, isOffered: boolean, isDangerous = false) =>
    isOffered && (
      <MenuItem
        onClick={() => {
          setAnchor(null)
          onClick()
        }}
        sx={isDangerous ? { color: 'error.main' } : {}}
      >
        {label}
      </MenuItem>
    )
  return (
    <>
      <Tooltip title={words.actions}>
        <IconButton aria-label={words.actions} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item(revisions.open, onHistory, true)}
        {item(schedule.title, onSchedule, isPublisher)}
        {item(words.copy, () => void copy(), isWriter && !entity.singleton)}
        {item(words.discard, () => void discard(), isWriter && working.status === 'changed')}
        {item(words.withdraw, () => void withdraw(), isPublisher && isSeen && !working.permanent)}
        {item(words.delete, () => void remove(), isDeleter && !working.permanent && !entity.singleton, true)}
      </Menu>
      {uses && <Referred uses={uses} onClose={() => setUses(undefined)} />}
    </>
  )
}
