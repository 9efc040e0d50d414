import type { MediaItem } from '@narkhoz/contract/admin/media.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { useNotify } from '../kit/notify.tsx'
import { useFailureWords } from '../kit/use-action.ts'
import { megabytes, upload } from './upload.ts'

/** A file that is being sent. */
export type Sending = { name: string; share: number }

/** A file that was not taken, and why. */
export type FailedUpload = { name: string; why: string }

/** Uploads files one after another with progress, and refreshes the library's lists. */
export const useUploads = (onDone?: (item: MediaItem) => void) => {
  const { media } = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const wordsFor = useFailureWords()
  const [failed, setFailed] = useState<readonly FailedUpload[]>([])
  const [sending, setSending] = useState<Sending>()
  const send = async (files: readonly File[]) => {
    let done = 0
    const wrong: FailedUpload[] = []
    setFailed([])
    for (const file of files) {
      if (file.size > constants.upload.bytes) {
        wrong.push({ name: file.name, why: media.tooLarge(megabytes) })
        continue
      }
      setSending({ name: file.name, share: 0 })
      try {
        const item = await upload(file, (share) => setSending({ name: file.name, share }))
        done += 1
        onDone?.(item)
      } catch (failure) {
        wrong.push({ name: file.name, why: wordsFor(failure) })
      }
    }
    setSending(undefined)
    setFailed(wrong)
    if (done === 0) return
    notify(media.uploaded(done), { type: 'success' })
    await queries.invalidateQueries({ queryKey: ['media'] })
  }
  return { send, sending, failed, dismiss: () => setFailed([]) }
}
