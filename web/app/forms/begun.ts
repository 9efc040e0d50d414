/** The name under which the tab keeps until when a form counts as begun, in milliseconds of the clock (`draft.ts`). */
export const begunUntil = 'begun'

/** Whether a form was begun in this tab lately and not sent. */
export const isBegun = () => {
  try {
    return Number(sessionStorage[begunUntil]) > Date.now()
  } catch {
    return false
  }
}
