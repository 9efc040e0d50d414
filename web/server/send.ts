import type { ServerResponse } from 'node:http'
import type { Form } from './ready-answer.ts'

const isNamed = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** Sends a form of an answer, or only that it has not changed; answers the status that was sent. */
export const sendForm = (
  response: ServerResponse,
  status: number,
  form: Form,
  ifNoneMatch: string | undefined,
  more?: readonly string[],
): number => {
  if (ifNoneMatch !== undefined && status === 200 && isNamed(ifNoneMatch, form.etag)) {
    response.writeHead(304, more ? form.unchanged.concat(more) : form.unchanged)
    response.end()
    return 304
  }
  response.writeHead(status, more ? form.headers.concat(more) : form.headers)
  // Node leaves the body of an answer to HEAD out by itself.
  response.end(form.bytes)
  return status
}
