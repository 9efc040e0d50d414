/** `Retry-After` by reason, in seconds; `tooMany` is the window of the form guard. */
export const retryAfterSeconds = { busy: 2, unreachable: 30, tooMany: 600 } as const

/** The header for a status, where one fits. */
export const retryAfter = (status: number): Record<string, string> => {
  if (status === 429) return { 'Retry-After': String(retryAfterSeconds.tooMany) }
  return status === 503 ? { 'Retry-After': String(retryAfterSeconds.unreachable) } : {}
}
