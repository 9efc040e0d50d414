import Close from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Revision } from '@narkhoz/contract/admin/revisions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, askWhole } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { useDates } from '../kit/dates.ts'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Loading } from '../kit/loading.tsx'
import { useNotify } from '../kit/notify.tsx'
import { Pages } from '../kit/pages.tsx'
import { useAction } from '../kit/use-action.ts'
import { useMay } from '../session/current-user.tsx'
import { colours } from '../theme/theme.ts'
import { DifferenceList } from './difference-list.tsx'
import { useEntry } from './entry-context.tsx'

const useRevisions = (plural: string, id: number, page: number) =>
  useQuery({
    queryKey: ['revisions', plural, id, page],
    queryFn: ({ signal }) => askWhole(entryCalls.revisions, { params: { plural, id }, query: { page, limit: 50 }, signal }),
    placeholderData: keepPreviousData,
  })

const Chosen = ({ version, onClose }: { version: number; onClose: () => void }) => {
  const { revisions: words } = useWords()
  const { entity, working, isDirty, save, take } = useEntry()
  const { plural } = entity
  const notify = useNotify()
  const confirm = useConfirm()
  const isWriter = useMay('content.write')
  const { data, error, refetch } = useQuery({
    queryKey: ['revisions', plural, working.id, 'version', version],
    queryFn: ({ signal }) => ask(entryCalls.revision, { params: { plural, id: working.id, version }, signal }),
  })
  const [restore, isUnderWay] = useAction(async () => {
    if (!(await confirm({ title: words.restore, text: words.restoreSure, yes: words.restore }))) return
    // The current input becomes a version too, or it could not be restored.
    if (isDirty && !(await save({ isQuiet: true }))) return
    take(await ask(entryCalls.restore, { params: { plural, id: working.id, version }, body: {} }))
    notify(words.restored, { type: 'success' })
    onClose()
  })
  if (error) return <ErrorNotice failure={error} retry={refetch} />
  if (!data) return <Loading height={200} />
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="p" sx={{ flexGrow: 1 }}>
          {words.actions[data.action]}
        </Typography>
        {isWriter && version !== working.version && (
          <Button variant="contained" loading={isUnderWay} onClick={() => void restore()}>
            {words.restore}
          </Button>
        )}
      </Box>
      <DifferenceList differences={data.differences} />
    </>
  )
}

const Line = ({ revision, isChosen, onChoose }: { revision: Revision; isChosen: boolean; onChoose: () => void }) => {
  const words = useWords()
  const dates = useDates()
  const { working } = useEntry()
  const { version, action, at, by, published_at, published_by } = revision
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isChosen} onClick={onChoose} sx={{ borderRadius: 1 }}>
        <ListItemText
          primary={`${words.entry.version(version)} · ${words.revisions.actions[action]}`}
          secondary={
            <>
              {`${by ?? words.common.whoever}, ${dates.moment(at)}`}
              {version === working.version && (
                <Box component="span" sx={{ display: 'block', color: colours.ok }}>
                  {words.revisions.current}
                </Box>
              )}
              {published_at && (
                <Box component="span" sx={{ display: 'block' }}>
                  {words.revisions.published(published_by ?? words.common.whoever, dates.moment(published_at))}
                </Box>
              )}
            </>
          }
        />
      </ListItemButton>
    </ListItem>
  )
}

/** The versions of an entry, with their differences, and restoring them. */
export const RevisionsDialog = ({ onClose }: { onClose: () => void }) => {
  const { revisions: words, common } = useWords()
  const { entity, working } = useEntry()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number>()
  const { data, error, refetch } = useRevisions(entity.plural, working.id, page)
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="history-title"
      slotProps={{ paper: { sx: { height: '86vh' } } }}
    >
      <DialogTitle id="history-title" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>{words.title}</Box>
        <IconButton aria-label={common.close} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '320px 1fr' }, p: 0 }}>
        <Box sx={{ borderRight: { md: `1px solid ${colours.line}` }, overflowY: 'auto', p: 1 }}>
          {error && <ErrorNotice failure={error} retry={refetch} />}
          {data?.data.length === 0 && <Typography sx={{ p: 2 }}>{words.empty}</Typography>}
          <List disablePadding aria-label={words.title}>
            {data?.data.map((revision) => (
              <Line
                key={revision.version}
                revision={revision}
                isChosen={chosen === revision.version}
                onChoose={() => setChosen(revision.version)}
              />
            ))}
          </List>
          {(data?.meta.last_page ?? 1) > 1 && <Pages size="small" count={data?.meta.last_page ?? 1} page={page} onPage={setPage} />}
        </Box>
        <Box sx={{ overflowY: 'auto', p: 2.5 }}>
          {chosen === undefined ? (
            <Typography color="textSecondary">{words.choose}</Typography>
          ) : (
            <Chosen key={chosen} version={chosen} onClose={onClose} />
          )}
        </Box>
      </DialogContent>
    </Dialog>
  )
}
