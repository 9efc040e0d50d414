import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** An action on the screen of a new entry that needs a saved entry. */
export type FirstStep = 'publish' | 'preview'

/** Performs the action once. The browser keeps the state of a history entry, and would repeat it after a reload. */
export const useFirstStep = (take: (step: FirstStep) => void) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const step = (state as { next?: FirstStep } | null)?.next
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (!step) return
    navigate({ pathname, search }, { replace: true, state: null })
    takeNow(step)
  }, [step, navigate, pathname, search])
}
