import type { Content } from '../content.ts'
import { NotFound, Unreachable } from '../content-error.ts'

/** What the university says of itself everywhere. A service that does not know it is not ready yet, which is no "not found". */
export const universitySettings = async (content: Content) => {
  try {
    return await content.settings()
  } catch (error) {
    throw error instanceof NotFound ? new Unreachable('No settings', { cause: error }) : error
  }
}
