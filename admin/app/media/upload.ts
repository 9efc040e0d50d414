import { type MediaItem, mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { addressOf, dataIn, refusedBy } from '../api/ask.ts'
import { RefusedError, UnreachableError } from '../api/failure.ts'

/** How many megabytes a file may have. */
export const megabytes = Math.floor(constants.upload.bytes / 1024 / 1024)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal explains the problem of the file: there is no field for it. */
const refusal = (status: number, body: unknown) => {
  const refused = refusedBy(status, body)
  return new RefusedError({ ...refused, message: refused.fields.file ?? refused.message })
}

/** Uploads a file to the library with progress from 0 to 1, which `fetch` cannot report. */
export const upload = (file: File, onProgress: (share: number) => void): Promise<MediaItem> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(mediaCalls.upload.method, addressOf(mediaCalls.upload))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new UnreachableError(undefined))
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(dataIn(mediaCalls.upload, body))
      else reject(refusal(request.status, body))
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
