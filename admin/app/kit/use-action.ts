import { useCallback, useState } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { Refused, Unreached } from '../api/failure.ts'
import { useWords } from '../i18n/words.ts'

/** What a failure says to whoever sees it. */
export const useFailureWords = () => {
  const words = useWords()
  return useCallback(
    (failure: unknown): string => {
      if (failure instanceof Unreached) return words.failures.network
      if (failure instanceof Refused) return failure.message || words.failures.unknown
      return words.failures.unknown
    },
    [words],
  )
}

/** Says that something failed, and why; somebody who is no longer signed in is led to the sign-in page. */
export const useTellFailure = () => {
  const notify = useNotify()
  const wordsFor = useFailureWords()
  const leaveIfSignedOut = useLogoutIfAccessDenied()
  return useCallback(
    async (failure: unknown) => {
      if (await leaveIfSignedOut(failure)) return
      // What nobody foresaw is for the console too: the message alone would not lead anybody to it.
      if (!(failure instanceof Refused || failure instanceof Unreached)) console.error(failure)
      notify(wordsFor(failure), { type: 'error', autoHideDuration: 8000 })
    },
    [notify, wordsFor, leaveIfSignedOut],
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
      await tellFailure(failure)
    } finally {
      setUnderWay(false)
    }
  }
  return [run, isUnderWay] as const
}
