import type { ErrorCode } from '@narkhoz/contract/errors.ts'
import { createElement, useCallback, useRef, useState } from 'react'
import { isSignedOut, RefusedError, UnreachableError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useNotify } from './notify.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useDismissNotice } from './use-dismiss-notice.ts'

const tooMany: ErrorCode = 'too_many'
const wrongCode: ErrorCode = 'wrong_code'

/** What nobody foresaw is for the console too: the message alone would not lead anybody to it. */
const warnOfUnforeseen = (failure: unknown) => {
  if (!(failure instanceof RefusedError || failure instanceof UnreachableError)) console.error(failure)
}

/** The message of a failure. */
export const useFailureWords = () => {
  const words = useWords()
  return useCallback(
    (failure: unknown): string => {
      if (failure instanceof UnreachableError) return words.failures.network
      if (isSignedOut(failure)) return words.failures.signedOut
      // A second factor that is locked, or a code that was used, says by its field what to do; the message alone does not.
      if (failure instanceof RefusedError && (failure.code === tooMany || failure.code === wrongCode) && failure.fields.code)
        return failure.fields.code
      if (failure instanceof RefusedError) return failure.message || words.failures.unknown
      return words.failures.unknown
    },
    [words],
  )
}

/** Reports a failure, its reason, and its subject if unclear. Without navigation: unsaved input would be lost. */
export const useTellFailure = () => {
  const notify = useNotify()
  const wordsFor = useFailureWords()
  return useCallback(
    (failure: unknown, about?: string) => {
      warnOfUnforeseen(failure)
      // It stays until the user has signed in or closes it: nothing can be saved before.
      if (isSignedOut(failure)) notify(createElement(SignedOutNotice), { autoHideDuration: null, scope: 'every screen' })
      else notify(about ? `${about}: ${wordsFor(failure)}` : wordsFor(failure), { type: 'error', autoHideDuration: 8000 })
    },
    [notify, wordsFor],
  )
}

/** Runs one thing at a time, says whether it is under way, and what to do where it failed. */
const useOneAtATime = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>, onFailure: (failure: unknown) => void) => {
  const [isUnderWay, setUnderWay] = useState(false)
  /** Two clicks may come before the first is rendered. */
  const isRunning = useRef(false)
  const dismiss = useDismissNotice()
  const run = async (...given: Given) => {
    if (isRunning.current) return
    isRunning.current = true
    setUnderWay(true)
    dismiss()
    try {
      await work(...given)
    } catch (failure) {
      onFailure(failure)
    } finally {
      isRunning.current = false
      setUnderWay(false)
    }
  }
  return [run, isUnderWay] as const
}

/** Runs one action at a time, with a pending flag, and reports failures. */
export const useAction = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) => useOneAtATime(work, useTellFailure())

/** Why a form was not saved, and what is wrong with which of its fields; another one at each try. */
export type SaveFailure = { failure: unknown; fields: Readonly<Record<string, string>> }

/** Saves a form, one time at a time, and keeps why that failed, for the form to say. */
export const useSave = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const [failed, setFailed] = useState<SaveFailure>()
  const [save, isUnderWay] = useOneAtATime(
    async (...given: Given) => {
      await work(...given)
      setFailed(undefined)
    },
    (failure) => {
      warnOfUnforeseen(failure)
      setFailed({ failure, fields: failure instanceof RefusedError ? failure.fields : {} })
    },
  )
  return [save, isUnderWay, failed] as const
}
