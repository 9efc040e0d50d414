import type { ErrorCode } from '@narkhoz/contract/errors.ts'
import { createElement, useCallback, useRef, useState } from 'react'
import { isSignedOut, RefusedError, UnreachableError } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'
import { useNotify } from './notify.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'

const tooMany: ErrorCode = 'too_many'
const wrongCode: ErrorCode = 'wrong_code'

/** What a failure says to whoever sees it. */
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

/** Says that something failed, why, and what it was about where that is not plain to see. Nobody is led away: what they have written would be lost. */
export const useTellFailure = () => {
  const notify = useNotify()
  const wordsFor = useFailureWords()
  return useCallback(
    (failure: unknown, about?: string) => {
      // What nobody foresaw is for the console too: the message alone would not lead anybody to it.
      if (!(failure instanceof RefusedError || failure instanceof UnreachableError)) console.error(failure)
      // It stays until somebody has signed in or closes it: nothing can be saved before.
      if (isSignedOut(failure)) notify(createElement(SignedOutNotice), { autoHideDuration: null, scope: 'every screen' })
      else notify(about ? `${about}: ${wordsFor(failure)}` : wordsFor(failure), { type: 'error', autoHideDuration: 8000 })
    },
    [notify, wordsFor],
  )
}

/** Runs one thing at a time, says whether it is under way, and tells of a failure. */
export const useAction = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const [isUnderWay, setUnderWay] = useState(false)
  /** Two clicks may come before the first is rendered. */
  const isRunning = useRef(false)
  const tellFailure = useTellFailure()
  const run = async (...given: Given) => {
    if (isRunning.current) return
    isRunning.current = true
    setUnderWay(true)
    try {
      await work(...given)
    } catch (failure) {
      tellFailure(failure)
    } finally {
      isRunning.current = false
      setUnderWay(false)
    }
  }
  return [run, isUnderWay] as const
}
