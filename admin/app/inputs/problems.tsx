import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

/** What is wrong with an entry, by place, as the service said it. */
export type Problems = Readonly<Record<string, string>>

type Known = { problems: Problems; set: (problems: Problems) => void; clear: (path: string) => void }

const Context = createContext<Known>({ problems: {}, set: () => undefined, clear: () => undefined })

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}.`)

/** Keeps what is wrong with the entry in a form until each place was corrected or the entry is saved again. */
export const WithProblems = ({ children }: { children: ReactNode }) => {
  const [problems, set] = useState<Problems>({})
  const clear = useCallback(
    (path: string) =>
      set((known) => {
        const left = Object.entries(known).filter(([place]) => !isAt(place, path) && !isAt(path, place))
        return left.length === Object.keys(known).length ? known : Object.fromEntries(left)
      }),
    [],
  )
  const value = useMemo(() => ({ problems, set, clear }), [problems, clear])
  return <Context value={value}>{children}</Context>
}

/** What is wrong with the entry, and the ways to say and to forget it. */
export const useProblems = () => useContext(Context)

/** What is wrong in exactly one of these places. */
export const useProblem = (...paths: readonly string[]): string | undefined => {
  const { problems } = useProblems()
  return paths.map((path) => problems[path]).find((problem) => problem !== undefined)
}

/** Whether something is wrong in a place or anywhere below it. */
export const useHasProblem = (path: string): boolean => {
  const { problems } = useProblems()
  return Object.keys(problems).some((place) => isAt(place, path))
}
