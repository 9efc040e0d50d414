import { Box, Button } from '@mui/material'
import { entryCalls, workingSchema } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ask } from '../api/ask.ts'
import { Refused } from '../api/failure.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useProblems, WithProblems } from '../inputs/problems.tsx'
import { ShownLanguages } from '../inputs/shown-languages.tsx'
import { Page } from '../kit/page.tsx'
import { useUnsaved } from '../kit/unsaved.ts'
import { useAction } from '../kit/use-action.ts'
import { fill } from '../schema/fill.ts'
import { same } from '../schema/same.ts'
import { tidy } from '../schema/tidy.ts'
import type { Values } from '../schema/values.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { EntryFields } from './entry-fields.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { SlugInput } from './slug-input.tsx'
import { useEntity } from './use-entity.ts'
import { useGiven } from './use-given.ts'

const Creator = ({ entity }: { entity: Entity }) => {
  const { entry: words, common } = useWords()
  const lang = useLang()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { set: setProblems } = useProblems()
  const { attributes, plural } = entity
  const given = useGiven(entity)
  const form = useForm<Values>({ defaultValues: fill(attributes, given) })
  const [slug, setSlug] = useState('')
  const isDone = useRef(false)
  const list = `/${plural}`
  const isChanged = () =>
    !isDone.current && (slug !== '' || !same(tidy(attributes, form.getValues()), tidy(attributes, fill(attributes, given))))
  useUnsaved(isChanged)
  const [create, isUnderWay] = useAction(async () => {
    try {
      const made = await ask(entryCalls.create, workingSchema, {
        params: { plural },
        body: { ...(slug.trim() && { slug: slug.trim() }), attributes: tidy(attributes, form.getValues()) },
      })
      isDone.current = true
      await queries.invalidateQueries({ queryKey: [plural, 'getList'] })
      notify(words.created, { type: 'success' })
      navigate(entryPath(plural, made.id), { replace: true })
    } catch (failure) {
      if (failure instanceof Refused && failure.status === 422) setProblems(failure.fields)
      throw failure
    }
  })
  return (
    <FormProvider {...form}>
      <LeaveGuard />
      <Page
        title={`${entity.label[lang]}: ${words.new}`}
        actions={
          <>
            <ShownLanguages />
            <Button component={Link} to={list}>
              {common.cancel}
            </Button>
            <Button variant="contained" loading={isUnderWay} onClick={() => void create()}>
              {words.saveDraft}
            </Button>
          </>
        }
      >
        <Box component="form" noValidate onSubmit={(event) => event.preventDefault()}>
          <ProblemSummary entity={entity} />
          <EntryFields entity={entity} slug={<SlugInput entity={entity} value={slug} published={undefined} onChange={setSlug} />} />
        </Box>
      </Page>
    </FormProvider>
  )
}

/** The screen on which an entry is begun; it becomes a draft when it is saved first. */
export const EntryCreate = () => (
  <WithProblems>
    <Creator entity={useEntity()} />
  </WithProblems>
)
