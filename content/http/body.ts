import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const tooLarge = () => {
  throw new ServiceError('too_large')
}

/** The largest application: far above the sum of all field limits, far below what hurts. */
export const jsonLimit = bodyLimit({ maxSize: 256 * 1024, onError: tooLarge })

/** An upload with the few hundred bytes that wrap it. */
export const uploadLimit = bodyLimit({ maxSize: constants.upload.bytes + 64 * 1024, onError: tooLarge })

/** The JSON of a request; keys that would reach into objects' prototypes are refused before anything reads them. */
export const readJson = async (c: Context): Promise<unknown> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ServiceError('wrong_type', { about: 'application/json' })
  const text = await c.req.text()
  if (/"(?:__proto__|constructor|prototype)"\s*:/.test(text) || text.includes('\\u0000')) throw new ServiceError('bad_body')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ServiceError('bad_body', { cause })
  }
}

/** The one file of a multipart request, in the field `file`. */
export const readUpload = async (c: Context): Promise<File> => {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
    throw new ServiceError('wrong_type', { about: 'multipart/form-data' })
  const form = await c.req.raw.formData().catch((cause: unknown) => {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError('bad_body', { cause })
  })
  const [file, ...more] = form.getAll('file')
  if (!(file instanceof File) || more.length > 0) throw new ServiceError('no_file')
  return file
}
