import type { Content } from '../content.ts'
import { NotFound, Unreachable } from '../content-error.ts'

/** The university's general settings. A service without them is not ready yet, which is no "not found". */
export const universitySettings = async (content: Content) => {
  try {
    return await content.settings()
  } catch (error) {
    throw error instanceof NotFound ? new Unreachable('No settings', { cause: error }) : error
  }
}
