import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

/** Where a message goes with its reader: to the screen that it led to, or to every one. A message without it ends with its screen. */
export type NoticeScope = 'next screen' | 'every screen'

type NoticeOptions = {
  type?: 'info' | 'success' | 'warning' | 'error'
  /** How long it is shown, in milliseconds; until it is closed where this is null. */
  autoHideDuration?: number | null
  scope?: NoticeScope
}

/** Something that is told beside everything else. */
export type Notice = NoticeOptions & { message: ReactNode }

type Notify = (message: ReactNode, options?: NoticeOptions) => void

const NotifyContext = createContext<Notify>(() => undefined)

const NoticesContext = createContext<{ notices: readonly Notice[]; reset: () => void }>({ notices: [], reset: () => undefined })

/** Lets the screens below it tell what happened. */
export const WithNotices = ({ children }: { children: ReactNode }) => {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const notify = useCallback<Notify>((message, options = {}) => setNotices((before) => [...before, { message, ...options }]), [])
  const reset = useCallback(() => setNotices([]), [])
  const queue = useMemo(() => ({ notices, reset }), [notices, reset])
  return (
    <NoticesContext value={queue}>
      <NotifyContext value={notify}>{children}</NotifyContext>
    </NoticesContext>
  )
}

/** Tells what happened. */
export const useNotify = () => useContext(NotifyContext)

/** What was told and not shown yet, and the way to take it. */
export const useNotices = () => useContext(NoticesContext)

/** Closes the message that it is called in. */
export const CloseNotificationContext = createContext<() => void>(() => undefined)

export const useCloseNotification = () => useContext(CloseNotificationContext)
