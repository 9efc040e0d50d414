/** When whoever came at a bad time may come again, in seconds; `tooMany` is the time in which the guard of forms counts. */
export const comeAgain = { busy: 2, unreachable: 30, tooMany: 600 } as const

/** The header that says so with a status, where it is one to come again after. */
export const retryAfter = (status: number): Record<string, string> => {
  if (status === 429) return { 'Retry-After': String(comeAgain.tooMany) }
  return status === 503 ? { 'Retry-After': String(comeAgain.unreachable) } : {}
}
