import { createContext, type ReactNode, useCallback, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'

/** Errors of an entry by path, from the service. */
export type FieldErrors = Readonly<Record<string, string>>

type ProblemsState = {
  problems: FieldErrors
  /** How many actions were refused because of them; automatic ones are not counted. */
  refusals: number
  /** Why it was not saved, where that is not told by places alone. */
  failure: unknown
  set: (problems: FieldErrors, options?: { isAutomatic?: boolean; failure?: unknown }) => void
  clear: (path: string) => void
}

const Context = createContext<ProblemsState>({
  problems: {},
  refusals: 0,
  failure: undefined,
  set: () => undefined,
  clear: () => undefined,
})

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}.`)

/** Stores the errors of an entry until each field is corrected or the entry is saved again. */
export const WithFieldErrors = ({ children }: { children: ReactNode }) => {
  const [problems, setProblems] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const set: ProblemsState['set'] = useCallback((found, { isAutomatic = false, failure: why } = {}) => {
    setProblems(found)
    // Places that are corrected one after the other leave nothing to say.
    setFailure(Object.keys(found).length > 0 ? undefined : why)
    if (!isAutomatic && (why !== undefined || Object.keys(found).length > 0)) setRefusals((count) => count + 1)
  }, [])
  const clear = useCallback(
    (path: string) =>
      setProblems((known) => {
        const left = Object.entries(known).filter(([place]) => !isAt(place, path) && !isAt(path, place))
        return left.length === Object.keys(known).length ? known : Object.fromEntries(left)
      }),
    [],
  )
  const value = useMemo(() => ({ problems, refusals, failure, set, clear }), [problems, refusals, failure, set, clear])
  return <Context value={value}>{children}</Context>
}

/** The errors of the entry, and setters. */
export const useFieldErrors = () => useContext(Context)

/** The error at exactly one of these paths. */
export const useFieldError = (...paths: readonly string[]): string | undefined => {
  const { problems } = useFieldErrors()
  return paths.map((path) => problems[path]).find((problem) => problem !== undefined)
}

/** Whether something is wrong in a place or anywhere below it. */
const useHasFieldError = (path: string): boolean => {
  const { problems } = useFieldErrors()
  return Object.keys(problems).some((place) => isAt(place, path))
}

/** Opens what something is wrong in, and says whether something is: it stays open once that was corrected, where it is being written. */
export const useOpenWhereWrong = (path: string, isOpen: boolean, open: () => void): boolean => {
  const isWrong = useHasFieldError(path)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (isWrong && !isOpen) openNow()
  }, [isWrong, isOpen])
  return isWrong
}
