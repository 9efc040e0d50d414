import { useCallback } from 'react'
import { useNotify } from './notify.tsx'

/** Takes away what was said of something done earlier; what has a button stays. */
export const useDismissNotice = () => {
  const notify = useNotify()
  // A message without words is the only one that says this: see `Notices`.
  return useCallback(() => notify(''), [notify])
}
