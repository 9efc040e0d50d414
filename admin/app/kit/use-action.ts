import type { ErrorCode } from '@narkhoz/contract/errors.ts'
import { useCallback, useState } from 'react'
import { useNotify } from 'react-admin'
import { Refused, Unreached } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'

const signedOut: ErrorCode = 'signed_out'
const tooMany: ErrorCode = 'too_many'

/** What a failure says to whoever sees it. */
export const useFailureWords = () => {
  const words = useWords()
  return useCallback(
    (failure: unknown): string => {
      if (failure instanceof Unreached) return words.failures.network
      if (failure instanceof Refused && failure.code === signedOut) return words.failures.signedOut
      // A locked second factor says by its field what to do; the message alone is the same for all that comes too often.
      if (failure instanceof Refused && failure.code === tooMany && failure.fields.code) return failure.fields.code
      if (failure instanceof Refused) return failure.message || words.failures.unknown
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
      if (!(failure instanceof Refused || failure instanceof Unreached)) console.error(failure)
      notify(about ? `${about}: ${wordsFor(failure)}` : wordsFor(failure), { type: 'error', autoHideDuration: 8000 })
    },
    [notify, wordsFor],
  )
}

/** Runs one thing at a time, says whether it is under way, and tells of a failure. */
export const useAction = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const [isUnderWay, setUnderWay] = useState(false)
  const tellFailure = useTellFailure()
  const run = async (...given: Given) => {
    if (isUnderWay) return
    setUnderWay(true)
    try {
      await work(...given)
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setUnderWay(false)
    }
  }
  return [run, isUnderWay] as const
}
