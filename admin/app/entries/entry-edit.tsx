import ArrowBack from '@mui/icons-material/ArrowBack'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Dialog, Typography, useMediaQuery, useTheme } from '@mui/material'
import { entryCalls, type TranslatedLocale, type Working, workingSchema } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import { Link, useParams } from 'react-router'
import { ask } from '../api/ask.ts'
import { Refused } from '../api/failure.ts'
import { entriesResource } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useProblems, WithProblems } from '../inputs/problems.tsx'
import { ShownLanguages } from '../inputs/shown-languages.tsx'
import { statesByContent, WithTranslationStates } from '../inputs/translation-states.tsx'
import { EntryStatusChip } from '../kit/entry-status.tsx'
import { Loading } from '../kit/loading.tsx'
import { Trouble } from '../kit/trouble.tsx'
import { useAction, useTellFailure } from '../kit/use-action.ts'
import { readable } from '../schema/values.ts'
import { useMay } from '../session/me.tsx'
import { colours } from '../theme/theme.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryAside } from './entry-aside.tsx'
import { EntryProvider } from './entry-context.tsx'
import { EntryFields } from './entry-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SlugInput } from './slug-input.tsx'
import { useEntity } from './use-entity.ts'
import { useEntryForm } from './use-entry-form.ts'

/** Ctrl+S saves, as everywhere. */
const useSaveKey = (save: () => unknown) => {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
}

const usePublish = ({ entity, entry }: { entity: Entity; entry: ReturnType<typeof useEntryForm> }) => {
  const { entry: words } = useWords()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const { set: setProblems } = useProblems()
  return async () => {
    if (!(await entry.save({ isQuiet: true }))) return
    try {
      const { id, version } = entry.latest()
      entry.take(
        await entry.alone(() => ask(entryCalls.publish, workingSchema, { params: { plural: entity.plural, id }, body: { version } })),
      )
      notify(words.published, { type: 'success' })
    } catch (failure) {
      if (failure instanceof Refused && failure.status === 422) setProblems(failure.fields)
      await tellFailure(failure)
    }
  }
}

/** Marks translations as right for the Kazakh texts beside them; what is typed is saved first, so that it is those. */
const useMark = ({ entity, entry }: { entity: Entity; entry: ReturnType<typeof useEntryForm> }) => {
  const { translation: words } = useWords()
  const notify = useNotify()
  const [mark] = useAction(async (lang: TranslatedLocale, pathsIn: (working: Working) => readonly string[]) => {
    if (!(await entry.save({ isQuiet: true }))) return
    const working = entry.latest()
    const paths = [...pathsIn(working)]
    if (paths.length === 0) return
    entry.take(
      await ask(entryCalls.translated, workingSchema, { params: { plural: entity.plural, id: working.id }, body: { paths, lang } }),
    )
    notify(words.marked, { type: 'success' })
  })
  return mark
}

const Editor = ({ entity, loaded }: { entity: Entity; loaded: Working }) => {
  const words = useWords()
  const lang = useLang()
  const entry = useEntryForm(entity, loaded)
  const { form, working, slug, setSlug, isDirty, isChanged, isUnderWay, save, take, conflict, setConflict, settle } = entry
  const publish = usePublish({ entity, entry })
  const mark = useMark({ entity, entry })
  const [isWriter, isPublisher] = [useMay('content.write'), useMay('content.publish')]
  const [opened, setOpened] = useState<'history' | 'schedule'>()
  const [isPreviewed, setPreviewed] = useState(false)
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  useSaveKey(() => void save())
  const title = entity.singleton ? entity.label[lang] : readable(working.attributes[entity.heading], lang) || words.common.unnamed
  useEffect(() => {
    document.title = `${title} – ${words.name.university}`
  }, [title, words])

  const latestMark = useRef(mark)
  latestMark.current = mark
  const confirmOne = useCallback(
    (into: TranslatedLocale, kazakh: string, text: string) =>
      void latestMark.current(into, (newest) => statesByContent(newest).pathsOf(into, kazakh, text)),
    [],
  )
  const markAll = (into: TranslatedLocale) =>
    void mark(into, (newest) => Object.entries(newest.translations).flatMap(([path, state]) => (state[into] === 'outdated' ? [path] : [])))
  const controls = useMemo(() => ({ entity, working, isDirty, isUnderWay, save, take }), [entity, working, isDirty, isUnderWay, save, take])
  const hasPage = working.address !== null || entity.page !== undefined

  return (
    <EntryProvider value={controls}>
      <FormProvider {...form}>
        <LeaveGuard isChanged={isChanged} />
        <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box
              sx={{
                position: 'sticky',
                top: 56,
                zIndex: 20,
                backgroundColor: colours.ground,
                borderBottom: `1px solid ${colours.line}`,
                px: { xs: 2, md: 3 },
                py: 1,
              }}
            >
              {!entity.singleton && (
                <Button
                  component={Link}
                  to={`/${entriesResource(entity.plural)}`}
                  size="small"
                  startIcon={<ArrowBack />}
                  sx={{ minHeight: 28, ml: -0.5 }}
                >
                  {entity.label[lang]}
                </Button>
              )}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
                <Typography
                  variant="h1"
                  sx={{ fontSize: '1.375rem', flexGrow: 1, minWidth: 220, flexBasis: 260, overflowWrap: 'anywhere' }}
                >
                  {title}
                </Typography>
                <EntryStatusChip status={working.status} />
                <ShownLanguages />
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  {hasPage && (
                    <Button startIcon={<Visibility />} onClick={() => setPreviewed(!isPreviewed)} aria-pressed={isPreviewed}>
                      {words.preview.open}
                    </Button>
                  )}
                  {isWriter && (
                    <Button variant="outlined" disabled={!isDirty} loading={isUnderWay} onClick={() => void save()}>
                      {words.entry.saveDraft}
                    </Button>
                  )}
                  {isPublisher && (
                    <Button
                      variant="contained"
                      disabled={isUnderWay || (working.status === 'published' && !isDirty)}
                      onClick={() => void publish()}
                    >
                      {words.entry.publish}
                    </Button>
                  )}
                  <EntryActions onHistory={() => setOpened('history')} onSchedule={() => setOpened('schedule')} />
                </Box>
              </Box>
            </Box>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  xl: isPreviewed ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 272px',
                  lg: isPreviewed ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 248px',
                },
                px: { xs: 2, md: 3 },
                py: 2,
                maxWidth: 1600,
              }}
            >
              <Box component="form" noValidate onSubmit={(event) => event.preventDefault()} sx={{ minWidth: 0 }}>
                <ProblemSummary entity={entity} />
                <WithTranslationStates working={working} {...(isWriter && { confirm: confirmOne })}>
                  <EntryFields
                    entity={entity}
                    slug={
                      <SlugInput
                        entity={entity}
                        value={slug}
                        published={working.live ? (working.slug ?? undefined) : undefined}
                        onChange={setSlug}
                      />
                    }
                  />
                </WithTranslationStates>
              </Box>
              <EntryAside onMarkAll={markAll} />
            </Box>
          </Box>
          {isPreviewed && isWide && (
            <Box sx={{ width: '44%', flexShrink: 0, borderLeft: `1px solid ${colours.line}` }}>
              <Box sx={{ position: 'sticky', top: 56, height: 'calc(100vh - 56px)' }}>
                <PreviewPane onClose={() => setPreviewed(false)} />
              </Box>
            </Box>
          )}
        </Box>
        {isPreviewed && !isWide && (
          <Dialog fullScreen open onClose={() => setPreviewed(false)} aria-label={words.preview.title}>
            <PreviewPane onClose={() => setPreviewed(false)} />
          </Dialog>
        )}
        {opened === 'history' && <RevisionsDialog onClose={() => setOpened(undefined)} />}
        {opened === 'schedule' && <ScheduleDialog onClose={() => setOpened(undefined)} />}
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
    queryKey: ['entry', entity.plural, id],
    queryFn: ({ signal }) => ask(entryCalls.read, workingSchema, { params: { plural: entity.plural, id }, signal }),
    // What is being written must not be replaced behind the editor's back: whoever comes back loads it anew.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <Loading />
  if (error)
    return (
      <Box sx={{ p: 3 }}>
        <Trouble failure={error} retry={refetch} />
      </Box>
    )
  return (
    <WithProblems key={`${entity.plural}/${id}`}>
      <Editor entity={entity} loaded={data} />
    </WithProblems>
  )
}
