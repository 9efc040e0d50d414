import Close from '@mui/icons-material/Close'
import { Box, Button, Drawer, IconButton, Stack, TextField, Link as TextLink, Typography } from '@mui/material'
import type { IncomingReference } from '@narkhoz/contract/admin/entries.ts'
import { type MediaItem, mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, tell } from '../api/ask.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { useDates } from '../kit/dates.ts'
import { SaveFailureNotice } from '../kit/failure-alert.tsx'
import { fileType } from '../kit/file-type.ts'
import { useNotify } from '../kit/notify.tsx'
import { readableSize } from '../kit/sizes.ts'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction, useSave } from '../kit/use-action.ts'
import { useSaveKey } from '../kit/use-save-key.ts'
import { readable, textsOf } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { LeaveGuard, useMayLeave } from '../shell/leave-guard.tsx'
import { FocusPoint } from './focus-point.tsx'
import { mediaName } from './media-grid.tsx'

const useUses = (key: string) =>
  useQuery({ queryKey: ['media', 'uses', key], queryFn: () => ask(mediaCalls.uses, { params: { key } }) }).data

const Uses = ({ uses: data }: { uses: readonly IncomingReference[] | undefined }) => {
  const { media, common } = useWords()
  const lang = useLang()
  return (
    <div>
      <Typography sx={{ fontWeight: 580 }}>{media.uses}</Typography>
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {media.usedNowhere}
        </Typography>
      )}
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {data?.map(({ plural, id, heading }) => (
          <li key={`${plural}/${id}`}>
            <TextLink component={Link} to={entryPath(plural, id)}>
              {readable(heading, lang) || common.unnamed}
            </TextLink>
          </li>
        ))}
      </Box>
    </div>
  )
}

const Facts = ({ item }: { item: MediaItem }) => {
  const { media } = useWords()
  const lang = useLang()
  const dates = useDates()
  const facts = [
    [media.type, fileType(item.type)],
    [media.size, readableSize(item.size, lang)],
    ...(item.width ? [[media.dimensions, `${item.width} × ${item.height}`]] : []),
    [media.added, `${dates.moment(item.created_at)}${item.created_by ? `, ${item.created_by}` : ''}`],
  ]
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25, m: 0, fontSize: '0.875rem' }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Details of a file: its name, its alt text, its focus point, and its uses. */
export const MediaDetails = ({ item, onClose }: { item: MediaItem; onClose: () => void }) => {
  const words = useWords()
  const { media, common } = words
  const notify = useNotify()
  const confirm = useConfirm()
  const queries = useQueryClient()
  const isAllowed = useMay('media.write')
  const [name, setName] = useState(mediaName(item))
  const [alt, setAlt] = useState(textsOf(item.alt))
  const [focus, setFocus] = useState(item.focus)
  const isPicture = item.width !== null
  const uses = useUses(item.key)
  const isUsed = (uses?.length ?? 0) > 0
  const params = { key: item.key }
  const refresh = () => queries.invalidateQueries({ queryKey: ['media'] })
  const written = JSON.stringify([name, alt, focus])
  const [saved, setSaved] = useState(written)
  useUnsaved(() => written !== saved)
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) onClose()
  }

  const [save, isSaving, failed] = useSave(async () => {
    const texts = Object.fromEntries(locales.map((lang) => [lang, alt[lang].trim() || null])) as Record<Locale, string | null>
    await tell(mediaCalls.update, { params, body: { ...(name.trim() && { name: name.trim() }), ...(isPicture && { alt: texts, focus }) } })
    setSaved(written)
    await refresh()
    notify(common.saved, { type: 'success' })
  })
  useSaveKey(() => {
    if (isAllowed) void save()
  })
  const [remove] = useAction(async () => {
    if (!(await confirm({ title: media.delete, text: media.deleteSure, yes: common.delete, isDangerous: true }))) return
    await tell(mediaCalls.remove, { params })
    onClose()
    await refresh()
    notify(media.deleted, { type: 'success' })
  })

  return (
    <Drawer
      anchor="right"
      open
      onClose={() => void close()}
      slotProps={{ paper: { role: 'dialog', 'aria-label': media.details, sx: { width: 'min(520px, 100vw)', p: 3 } } }}
      sx={{ zIndex: ({ zIndex }) => zIndex.modal }}
    >
      <LeaveGuard />
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {media.details}
        </Typography>
        <IconButton aria-label={common.close} onClick={() => void close()}>
          <Close />
        </IconButton>
      </Box>
      <SaveFailureNotice failed={failed} />
      <Stack spacing={2.5}>
        {isPicture ? (
          <FocusPoint url={item.url} value={focus} onChange={setFocus} />
        ) : (
          <TextLink href={item.url} target="_blank" rel="noopener">
            {item.url}
          </TextLink>
        )}
        <TextField label={media.fileName} value={name} disabled={!isAllowed} onChange={({ target }) => setName(target.value)} />
        {isPicture && (
          <Stack spacing={1}>
            <Typography sx={{ fontWeight: 580 }}>{media.alt}</Typography>
            <Typography variant="caption" color="textSecondary">
              {media.altHint}
            </Typography>
            {locales.map((lang) => (
              <TextField
                key={lang}
                label={words.languages[lang]}
                value={alt[lang]}
                disabled={!isAllowed}
                onChange={({ target }) => setAlt({ ...alt, [lang]: target.value })}
                slotProps={{ htmlInput: { maxLength: 300 } }}
              />
            ))}
          </Stack>
        )}
        <Facts item={item} />
        <Uses uses={uses} />
        {isAllowed && isUsed && (
          <Typography id="file-in-use" variant="body2" color="textSecondary">
            {media.inUse}
          </Typography>
        )}
        {isAllowed && (
          <Stack direction="row" spacing={1}>
            <Button variant="contained" loading={isSaving} onClick={() => void save()}>
              {common.save}
            </Button>
            <Button
              color="error"
              disabled={uses === undefined || isUsed}
              onClick={() => void remove()}
              aria-describedby={isUsed ? 'file-in-use' : undefined}
            >
              {media.delete}
            </Button>
          </Stack>
        )}
      </Stack>
    </Drawer>
  )
}
