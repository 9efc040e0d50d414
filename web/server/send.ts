import type { ServerResponse } from 'node:http'
import type { Form } from './ready-answer.ts'
import { isWholeWanted, sendWhole, wholeAnswer } from './whole-answer.ts'

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

/** Sends a form that is sent again and again, always with the same headers. */
export const sendReady = (
  response: ServerResponse,
  status: number,
  form: Form,
  ifNoneMatch: string | undefined,
  more: readonly string[] = [],
): number => {
  if (ifNoneMatch !== undefined || !isWholeWanted(response)) return sendForm(response, status, form, ifNoneMatch, more)
  if (!form.whole) {
    form.whole = wholeAnswer(status, [...form.headers, ...more], form.bytes)
    // Not kept twice.
    form.bytes = form.whole.bytes.subarray(form.whole.bytes.length - form.bytes.length)
  }
  sendWhole(response, form.whole)
  return status
}
