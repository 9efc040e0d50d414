import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useWords } from '../i18n/words.ts'
import { useTellFailure } from '../kit/use-action.ts'
import { megabytes, upload } from './upload.ts'

/** A file that is being sent. */
export type Sending = { name: string; share: number }

/** Sends files one after another, tells how far each is, and makes the library's lists fresh. */
export const useUploads = (onDone?: (item: MediaItem) => void) => {
  const { media } = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const [sending, setSending] = useState<Sending>()
  const send = async (files: readonly File[]) => {
    let done = 0
    for (const file of files) {
      if (file.size > constants.upload.bytes) {
        notify(`${file.name}: ${media.tooLarge(megabytes)}`, { type: 'error', autoHideDuration: 8000 })
        continue
      }
      setSending({ name: file.name, share: 0 })
      try {
        const item = await upload(file, (share) => setSending({ name: file.name, share }))
        done += 1
        onDone?.(item)
      } catch (failure) {
        tellFailure(failure, file.name)
      }
    }
    setSending(undefined)
    if (done === 0) return
    notify(media.uploaded(done), { type: 'success' })
    await queries.invalidateQueries({ queryKey: ['media'] })
  }
  return { send, sending }
}
