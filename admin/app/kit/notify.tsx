import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

/** Where a message goes with its reader: to the screen that it led to, or to every one. A message without it ends with its screen. */
export type NoticeScope = 'next screen' | 'every screen'

type NoticeOptions = {
  type?: 'info' | 'success' | 'warning' | 'error'
  /** How long it is shown, in milliseconds; until it is closed where this is null. */
  autoHideDuration?: number | null
  scope?: NoticeScope
}

/** A message outside of the page's content. */
export type Notice = NoticeOptions & { message: ReactNode }

type Notify = (message: ReactNode, options?: NoticeOptions) => void

const NotifyContext = createContext<Notify>(() => undefined)

const NoticesContext = createContext<{ notices: readonly Notice[]; reset: () => void }>({ notices: [], reset: () => undefined })

/** Provides messages to the screens below. */
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

/** Shows a message. */
export const useNotify = () => useContext(NotifyContext)

/** The queue of messages, and its removal. */
export const useNotices = () => useContext(NoticesContext)

/** Closes the message that it is called in. */
export const CloseNotificationContext = createContext<() => void>(() => undefined)

export const useCloseNotification = () => useContext(CloseNotificationContext)
