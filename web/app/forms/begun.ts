/** The key of the tab's storage for the time until which a form counts as begun, in epoch milliseconds (`draft.ts`). */
export const begunUntil = 'begun'

/** Whether a form was begun in this tab lately and not sent. */
export const isBegun = () => {
  try {
    return Number(sessionStorage[begunUntil]) > Date.now()
  } catch {
    return false
  }
}
