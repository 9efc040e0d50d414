import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const tooLarge = () => {
  throw new ServiceError('too_large')
}

/** Refuses larger bodies, by their length before they are read; a sender who breaks off is no failure of ours. */
const limited = (maxSize: number): MiddlewareHandler => {
  const limit = bodyLimit({ maxSize, onError: tooLarge })
  return (c, next) =>
    limit(c, next).catch((cause: unknown) => {
      throw cause instanceof ServiceError ? cause : new ServiceError('bad_body', { cause })
    })
}

/** The largest application: far above the sum of all field limits, far below what hurts. */
export const jsonLimit = limited(256 * 1024)

/** The largest entry: a page with all the blocks it can have, in three languages. */
export const entryLimit = limited(4 * 1024 * 1024)

/** An upload with the few hundred bytes that wrap it. */
export const uploadLimit = limited(constants.upload.bytes + 64 * 1024)

// Every object has these by inheritance; refused here, so that no rule or copy further in has to think of them.
const refuseInherited = (key: string, value: unknown) => {
  if (key in Object.prototype) throw new SyntaxError('a key that reaches into prototypes')
  return value
}

/** The JSON of a request; keys that would reach into objects' prototypes are refused, however they are written. */
export const readJson = async (c: Context): Promise<unknown> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ServiceError('wrong_type', { about: 'application/json' })
  try {
    return JSON.parse(await c.req.text(), refuseInherited)
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
