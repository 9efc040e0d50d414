import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'
import { isSomethingUnsaved } from '../kit/unsaved.ts'

/** Asks whether unsaved input may be lost; true without any. */
export const useMayLeave = () => {
  const { entry } = useWords()
  const confirm = useConfirm()
  return useCallback(
    async () => !isSomethingUnsaved() || confirm({ title: entry.unsaved, text: entry.leave, yes: entry.leaveYes, isDangerous: true }),
    [confirm, entry],
  )
}

/** Confirms navigation away from unsaved changes, by a link or by closing the window. */
export const LeaveGuard = () => {
  const mayLeave = useMayLeave()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isSomethingUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker, mayLeave])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSomethingUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
