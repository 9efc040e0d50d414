import { type Working, workingSchema } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { trashCalls } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ask } from '../api/ask.ts'
import { RefusedError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useFieldErrors } from '../inputs/field-errors.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useTellFailure } from '../kit/use-action.ts'
import { useDismissNotice } from '../kit/use-dismiss-notice.ts'
import { fromFormValues } from '../schema/from-form-values.ts'
import { same } from '../schema/same.ts'
import { toFormValues } from '../schema/to-form-values.ts'
import type { Values } from '../schema/values.ts'
import { missingHeading } from './missing-heading.ts'

const pause = 150

/** What is read by whatever happens later than the render it was made in. */
type FormState = {
  working: Working
  slug: string
  /** What the form held when it was last saved as it stands: the service keeps it without the space at its end. */
  sent?: Values | undefined
  /** Whether it could not be saved by itself when that was tried last. */
  isFailing?: boolean
}

/** The query key of an open entry. */
export const entryKey = (plural: string, id: number | string) => ['entry', plural, String(id)]

/** A colleague's concurrent save, with the common base of both. */
export type Conflict = { base: Working; theirs: Working; mine: Values }

/** The form of one entry: its values, whether they differ from the service's, and saving them. */
export const useEntryForm = (entity: Entity, loaded: Working) => {
  const { entry: words, conflict: mergeWords, trash: trashWords } = useWords()
  const { attributes, heading, plural } = entity
  const notify = useNotify()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const dismiss = useDismissNotice()
  const { set: setProblems } = useFieldErrors()
  const [working, setWorking] = useState(loaded)
  const [slug, setSlug] = useState(loaded.slug ?? '')
  const [isDirty, setDirty] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [isDeleted, setDeleted] = useState(false)
  const form = useForm<Values>({ defaultValues: toFormValues(attributes, loaded.attributes) })
  const now = useRef<FormState>({ working: loaded, slug: loaded.slug ?? '' })
  now.current.slug = slug

  const written = useCallback(() => fromFormValues(attributes, form.getValues()), [attributes, form])
  const isChanged = useCallback(() => {
    const { working: base, slug: typed, sent } = now.current
    if (typed.trim() !== (base.slug ?? '')) return true
    const values = written()
    return !same(values, sent) && !same(values, fromFormValues(attributes, toFormValues(attributes, base.attributes)))
  }, [attributes, written])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setDirty(isChanged()), pause)
    }
    const { unsubscribe } = form.watch(look)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, isChanged])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a typed slug is looked at as what is typed into the form is
  useEffect(() => setDirty(isChanged()), [slug, working, isChanged])

  const learn = useCallback(
    (newest: Working) => {
      now.current.working = newest
      setWorking(newest)
      // A screen rendered again, in another language, starts with this version; after it is closed nothing is cached, because a
      // colleague may edit in the meantime.
      queries.setQueryData<Working>(entryKey(plural, newest.id), (shown) => shown && newest)
      void queries.invalidateQueries({ queryKey: [plural, 'getList'] })
      void queries.invalidateQueries({ queryKey: ['revisions', plural, newest.id] })
      void queries.invalidateQueries({ queryKey: ['references', plural] })
    },
    [queries, plural],
  )

  const take = useCallback(
    (newest: Working) => {
      const filled = toFormValues(attributes, newest.attributes)
      // A reset creates new rows: somebody typing in one would lose the focus at every save.
      if (!same(form.getValues(), filled)) form.reset(filled)
      setSlug(newest.slug ?? '')
      now.current.slug = newest.slug ?? ''
      now.current.sent = undefined
      setProblems({})
      learn(newest)
    },
    [attributes, form, learn, setProblems],
  )

  /** Shows the reasons of a refusal: at the fields, or as a conflict. */
  const refuse = useCallback(
    (failure: unknown, { base = now.current.working, mine = written(), isAutomatic = false } = {}) => {
      const newest = failure instanceof RefusedError && failure.code === 'conflict' ? v.safeParse(workingSchema, failure.data) : undefined
      if (newest?.success) {
        setConflict({ base, theirs: newest.output, mine })
        return
      }
      if (failure instanceof RefusedError && failure.status === 404) {
        setDeleted(true)
        return
      }
      const fields = failure instanceof RefusedError && failure.status === 422 ? failure.fields : {}
      setProblems(fields, { isAutomatic, failure })
      // What fails by itself is said once, where whoever types sees it; it is tried again, and fails again, in silence.
      if (isAutomatic && !now.current.isFailing) tellFailure(failure)
      now.current.isFailing = isAutomatic
    },
    [written, setProblems, tellFailure],
  )

  const write = useCallback(
    async (values: Values, automatic = false): Promise<boolean> => {
      const { working: base, slug: typed } = now.current
      const missing = missingHeading({ heading, attributes }, values)
      if (missing) {
        setProblems({ [missing]: words.headingMissing }, { isAutomatic: automatic })
        return false
      }
      try {
        const newest = await ask(entryCalls.save, {
          params: { plural, id: base.id },
          body: { version: base.version, ...(entity.slug && { slug: typed.trim() || null }), attributes: values, automatic },
        })
        setProblems({})
        now.current.isFailing = false
        // Somebody who types on keeps what they typed, and whoever did not ask for it keeps the space after their last word too.
        if (!automatic && same(written(), values) && now.current.slug === typed) take(newest)
        else {
          now.current.sent = structuredClone(values)
          learn(newest)
        }
        return true
      } catch (failure) {
        refuse(failure, { base, mine: values, isAutomatic: automatic })
        return false
      }
    },
    [plural, heading, attributes, entity.slug, words, written, take, learn, setProblems, refuse],
  )

  /** Does one thing at a time. */
  const alone = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    setUnderWay(true)
    try {
      return await work()
    } finally {
      setUnderWay(false)
    }
  }

  const save = async ({ isQuiet = false, isAutomatic = false } = {}): Promise<boolean> => {
    if (!isChanged()) return true
    // What is being decided is not asked for once more.
    if (isAutomatic && (conflict || isDeleted)) return false
    if (!isAutomatic) dismiss()
    const isSaved = await alone(() => write(written(), isAutomatic))
    if (isSaved && !isQuiet) notify(words.saved, { type: 'success' })
    return isSaved
  }

  /** Saves the merged version on top of the colleague's. */
  const settle = async (merged: Values): Promise<boolean> => {
    if (!conflict) return false
    const { base, theirs } = conflict
    const isRenamed = now.current.slug !== (base.slug ?? '')
    if (!isRenamed) setSlug(theirs.slug ?? '')
    now.current = { working: theirs, slug: isRenamed ? now.current.slug : (theirs.slug ?? '') }
    learn(theirs)
    form.reset(toFormValues(attributes, merged))
    setConflict(undefined)
    const isSaved = await alone(() => write(fromFormValues(attributes, toFormValues(attributes, merged))))
    if (isSaved) notify(mergeWords.merged, { type: 'success' })
    return isSaved
  }

  /** Restores the deleted entry as a draft, and saves the form on top of it. */
  const bringBackAndSave = async (): Promise<boolean> => {
    const [mine, typed] = [written(), now.current.slug]
    const back = await ask(trashCalls.bringBack, { params: { plural, id: now.current.working.id }, body: {} })
    setDeleted(false)
    // A slug that was taken in the meantime is not requested again.
    const slugNow = typed === (now.current.working.slug ?? '') ? (back.slug ?? '') : typed
    now.current = { working: back, slug: slugNow }
    setSlug(slugNow)
    learn(back)
    const isSaved = await alone(() => write(mine))
    if (isSaved) notify(trashWords.backAndSaved, { type: 'success' })
    return isSaved
  }

  /** The newest known version, also right after a response. */
  const latest = () => now.current.working

  return {
    latest,
    refuse,
    form,
    working,
    slug,
    setSlug,
    isDirty,
    isChanged,
    isUnderWay,
    alone,
    save,
    take,
    learn,
    conflict,
    setConflict,
    isDeleted,
    setDeleted,
    bringBackAndSave,
    settle,
  }
}
