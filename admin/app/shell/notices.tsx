import { Portal, Snackbar } from '@mui/material'
import { isValidElement, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { CloseNotificationContext, type Notice, type NoticeScope, useNotices } from '../kit/notify.tsx'

type NoticeState = { notice: Notice; number: number; scope: NoticeScope | undefined }

const usualTime = 4000

const textOf = ({ message }: Notice) => (typeof message === 'string' ? message : undefined)

/**
 * Messages, announced outside of everything else: an open dialog hides the rest of the page from screen readers. A new message
 * replaces the previous one: "saved" over a failed save would be a lie.
 */
export const Notices = () => {
  const { notices, reset } = useNotices()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<NoticeState>()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // Before the effect below: what is said on arrival stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for
  useEffect(() => {
    if (shown?.scope === undefined) setOpen(false)
    else if (shown.scope === 'next screen') setShown({ ...shown, scope: undefined })
  }, [pathname])
  /** What begins makes out of date what was said before; what waits for an answer stays. */
  const dismiss = useEffectEvent(() => {
    if (shown && textOf(shown.notice) !== undefined) close()
  })
  useEffect(() => {
    const notice = notices.at(-1)
    if (!notice) return
    reset()
    if (notice.message === '') {
      dismiss()
      return
    }
    setShown((before) => ({ notice, number: (before?.number ?? 0) + 1, scope: notice.scope }))
    setOpen(true)
  }, [notices, reset])
  if (!shown) return null
  const { notice, number } = shown
  const { type = 'info', message, autoHideDuration = usualTime } = notice
  return (
    <Portal>
      <CloseNotificationContext value={close}>
        <Snackbar
          key={number}
          open={isOpen}
          autoHideDuration={autoHideDuration}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          message={textOf(notice)}
          // A click elsewhere is work that goes on, not an answer to the message.
          onClose={(_, reason) => reason !== 'clickaway' && close()}
          sx={{ displayPrint: 'none' }}
          disableWindowBlurListener={autoHideDuration !== usualTime}
          slotProps={{ content: { sx: type === 'info' ? {} : { backgroundColor: `${type}.main`, color: `${type}.contrastText` } } }}
        >
          {isValidElement(message) ? <div>{message}</div> : undefined}
        </Snackbar>
      </CloseNotificationContext>
    </Portal>
  )
}
