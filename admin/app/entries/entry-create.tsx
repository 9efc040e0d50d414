import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button } from '@mui/material'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ask } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { entryPath } from '../api/resources.ts'
import { useDash, useLang, useWords } from '../i18n/words.ts'
import { useFieldErrors, WithFieldErrors } from '../inputs/field-errors.tsx'
import { ShownLanguages } from '../inputs/shown-languages.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction } from '../kit/use-action.ts'
import { useSaveKey } from '../kit/use-save-key.ts'
import { fromFormValues } from '../schema/from-form-values.ts'
import { same } from '../schema/same.ts'
import { toFormValues } from '../schema/to-form-values.ts'
import type { Values } from '../schema/values.ts'
import { useMay } from '../session/current-user.tsx'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { EntryFields } from './entry-fields.tsx'
import { EntryHead, slimButton } from './entry-head.tsx'
import { isSeenOnSite } from './is-seen-on-site.ts'
import { missingHeading } from './missing-heading.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { SlugInput } from './slug-input.tsx'
import { useEntity } from './use-entity.ts'
import type { FirstStep } from './use-first-step.ts'
import { useInitialValues } from './use-initial-values.ts'

const Creator = ({ entity }: { entity: Entity }) => {
  const { entry: words, common, name, preview } = useWords()
  const isPublisher = useMay('content.publish')
  const lang = useLang()
  const dash = useDash()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { set: setProblems } = useFieldErrors()
  const { attributes, plural } = entity
  const given = useInitialValues(entity)
  const form = useForm<Values>({ defaultValues: toFormValues(attributes, given) })
  const [slug, setSlug] = useState('')
  const isDone = useRef(false)
  const list = `/${plural}`
  const isChanged = () =>
    !isDone.current &&
    (slug !== '' || !same(fromFormValues(attributes, form.getValues()), fromFormValues(attributes, toFormValues(attributes, given))))
  useUnsaved(isChanged)
  const [create, isUnderWay] = useAction(async (next?: FirstStep) => {
    const values = fromFormValues(attributes, form.getValues())
    const missing = missingHeading(entity, values)
    if (missing) {
      setProblems({ [missing]: words.headingMissing })
      return
    }
    try {
      const made = await ask(entryCalls.create, {
        params: { plural },
        body: { ...(slug.trim() && { slug: slug.trim() }), attributes: values },
      })
      isDone.current = true
      await queries.invalidateQueries({ queryKey: [plural, 'getList'] })
      if (next !== 'publish') notify(words.created, { type: 'success', scope: 'next screen' })
      navigate(entryPath(plural, made.id), { replace: true, state: { next } })
    } catch (failure) {
      setProblems(failure instanceof RefusedError && failure.status === 422 ? failure.fields : {}, { failure })
    }
  })
  useSaveKey(() => void create())
  const title = `${entity.label[lang]}: ${words.new}`
  useEffect(() => {
    document.title = `${title}${dash}${name.university}`
  }, [title, dash, name])
  return (
    <FormProvider {...form}>
      <LeaveGuard />
      <EntryHead
        title={title}
        beside={<ShownLanguages />}
        actions={
          <>
            <Button component={Link} to={list}>
              {common.cancel}
            </Button>
            {isSeenOnSite(entity) && (
              <Button
                startIcon={<Visibility />}
                aria-label={preview.open}
                disabled={isUnderWay}
                onClick={() => void create('preview')}
                sx={slimButton}
              >
                {preview.open}
              </Button>
            )}
            <Button variant={isPublisher ? 'outlined' : 'contained'} loading={isUnderWay} onClick={() => void create()}>
              {words.saveDraft}
            </Button>
            {isPublisher && (
              <Button variant="contained" disabled={isUnderWay} onClick={() => void create('publish')}>
                {words.publish}
              </Button>
            )}
          </>
        }
      />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        sx={{ px: { xs: 2, md: 3 }, py: 2, maxWidth: 1400, width: '100%' }}
      >
        <ProblemSummary entity={entity} />
        <EntryFields entity={entity} slug={<SlugInput entity={entity} value={slug} published={undefined} onChange={setSlug} />} />
      </Box>
    </FormProvider>
  )
}

/** The screen on which an entry is begun; it becomes a draft when it is saved first. */
export const EntryCreate = () => (
  <WithFieldErrors>
    <Creator entity={useEntity()} />
  </WithFieldErrors>
)
