import { Box, Dialog, useMediaQuery, useTheme } from '@mui/material'
import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useParams } from 'react-router'
import { ask } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { WithFieldErrors } from '../inputs/field-errors.tsx'
import { WithTranslationStates } from '../inputs/translation-states.tsx'
import { ErrorNotice } from '../kit/error-notice.tsx'
import { Loading } from '../kit/loading.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useSaveKey } from '../kit/use-save-key.ts'
import { useMay } from '../session/current-user.tsx'
import { barHeight } from '../shell/bar-height.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { colours } from '../theme/theme.ts'
import { MissingEntry } from '../trash/missing-entry.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import { EntryAside } from './entry-aside.tsx'
import { EntryProvider } from './entry-context.tsx'
import { EntryFields } from './entry-fields.tsx'
import { EntryHeader } from './entry-header.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SlugInput } from './slug-input.tsx'
import { useConfirmTranslation } from './use-confirm-translation.ts'
import { useEntity } from './use-entity.ts'
import { entryKey, useEntryForm } from './use-entry-form.ts'
import { useFirstStep } from './use-first-step.ts'
import { usePublish } from './use-publish.ts'

/** The preview next to the form if there is room, otherwise above it. */
const Preview = ({ onClose }: { onClose: () => void }) => {
  const { preview } = useWords()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  if (!isWide)
    return (
      <Dialog fullScreen open onClose={onClose} slotProps={{ paper: { 'aria-label': preview.title, sx: { borderRadius: 0 } } }}>
        <PreviewPane onClose={onClose} />
      </Dialog>
    )
  return (
    <Box sx={{ width: '44%', flexShrink: 0, borderLeft: `1px solid ${colours.line}` }}>
      <Box sx={{ position: 'sticky', top: barHeight, height: `calc(100vh - ${barHeight}px)` }}>
        <PreviewPane onClose={onClose} />
      </Box>
    </Box>
  )
}

const Editor = ({ entity, loaded }: { entity: Entity; loaded: Working }) => {
  const entry = useEntryForm(entity, loaded)
  const { form, working, slug, setSlug, isDirty, isChanged, isUnderWay, save, take, conflict, setConflict, settle } = entry
  const { isDeleted, setDeleted, bringBackAndSave } = entry
  const publish = usePublish(entity, entry)
  const { markOne, markAll } = useConfirmTranslation(entity, entry)
  const isWriter = useMay('content.write')
  const [opened, setOpened] = useState<'history' | 'schedule'>()
  const [isPreviewed, setPreviewed] = useState(false)
  const close = () => setOpened(undefined)
  useFirstStep((step) => (step === 'preview' ? setPreviewed(true) : void publish()))
  useSaveKey(() => void save())
  useUnsaved(isChanged)
  const controls = useMemo(() => ({ entity, working, isDirty, isUnderWay, save, take }), [entity, working, isDirty, isUnderWay, save, take])
  const published = working.live ? (working.slug ?? undefined) : undefined
  const columns = (aside: number) => (isPreviewed ? 'minmax(0, 1fr)' : `minmax(0, 1fr) ${aside}px`)
  return (
    <EntryProvider value={controls}>
      <FormProvider {...form}>
        <LeaveGuard />
        <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <EntryHeader
              isPreviewed={isPreviewed}
              onPreview={() => setPreviewed(!isPreviewed)}
              onPublish={() => void publish()}
              onHistory={() => setOpened('history')}
              onSchedule={() => setOpened('schedule')}
            />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns(248), xl: columns(272) },
                px: { xs: 2, md: 3 },
                py: 2,
                maxWidth: 1600,
              }}
            >
              <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ minWidth: 0 }}>
                <ProblemSummary entity={entity} />
                <WithTranslationStates working={working} {...(isWriter && { confirm: markOne })}>
                  <EntryFields entity={entity} slug={<SlugInput entity={entity} value={slug} published={published} onChange={setSlug} />} />
                </WithTranslationStates>
              </Box>
              <EntryAside onMarkAll={markAll} />
            </Box>
          </Box>
          {isPreviewed && <Preview onClose={() => setPreviewed(false)} />}
        </Box>
        {opened === 'history' && <RevisionsDialog onClose={close} />}
        {opened === 'schedule' && <ScheduleDialog onClose={close} />}
        {isDeleted && <DeletedDialog plural={entity.plural} id={working.id} onSave={bringBackAndSave} onClose={() => setDeleted(false)} />}
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            onSettle={(values) => void settle(values)}
            onTakeTheirs={() => {
              setConflict(undefined)
              take(conflict.theirs)
            }}
            onClose={() => setConflict(undefined)}
          />
        )}
      </FormProvider>
    </EntryProvider>
  )
}

/** The screen of one entry. */
export const EntryEdit = () => {
  const entity = useEntity()
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: entryKey(entity.plural, id),
    queryFn: ({ signal }) => ask(entryCalls.read, { params: { plural: entity.plural, id }, signal }),
    // The form must not be replaced during editing: a later visit loads it again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <Loading />
  if (error instanceof RefusedError && error.status === 404) return <MissingEntry entity={entity} id={id} />
  if (error)
    return (
      <Box sx={{ p: 3 }}>
        <ErrorNotice failure={error} retry={refetch} />
      </Box>
    )
  return (
    <WithFieldErrors key={`${entity.plural}/${id}`}>
      <Editor entity={entity} loaded={data} />
    </WithFieldErrors>
  )
}
