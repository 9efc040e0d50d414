import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What was asked for on the screen of a new entry, which can be done once the entry exists. */
export type FirstStep = 'publish' | 'preview'

/** Takes the step once. The browser keeps the state of an address, and would take it again after a reload. */
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
