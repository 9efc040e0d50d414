import { type ComponentType, createContext, useContext } from 'react'
import type { Outcome } from './outcome.ts'

const OutcomeContext = createContext<Outcome | undefined>(undefined)

/** Gives the forms of a page the result of a submission without a script. */
export const OutcomeProvider = OutcomeContext.Provider

/** What became of a form that was sent without a script; nothing for any other form. */
export const useOutcome = (form: string) => {
  const outcome = useContext(OutcomeContext)
  return outcome?.form === form ? outcome : undefined
}

const AnswerContext = createContext<ComponentType<{ outcome: Outcome }> | undefined>(undefined)

/** Lends pages the screen that answers a form; only the server does, because such a page has no script and browsers need no code for it. */
export const AnswerProvider = AnswerContext.Provider

/** The screen that answers a form, on the server. */
export const useAnswer = () => useContext(AnswerContext)
