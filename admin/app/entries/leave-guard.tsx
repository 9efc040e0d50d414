import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../i18n/words.ts'
import { useConfirm } from '../kit/confirm.tsx'

/** Asks before unsaved changes are left behind, by a link or by closing the window. */
export const LeaveGuard = ({ isChanged }: { isChanged: () => boolean }) => {
  const { entry, common } = useWords()
  const confirm = useConfirm()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isChanged())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ title: entry.unsaved, text: entry.leave, yes: common.yes, isDangerous: true }).then((isSure) =>
      isSure ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker, confirm, entry, common])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return null
}
