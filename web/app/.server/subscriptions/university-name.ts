import type { Content } from '../content.ts'
import { NotFound, Unreachable } from '../content-error.ts'

/** What the university is called. A service that does not know it is not ready yet, which is no "not found". */
export const universityName = async (content: Content): Promise<string> => {
  try {
    return (await content.settings()).title
  } catch (error) {
    throw error instanceof NotFound ? new Unreachable('No settings', { cause: error }) : error
  }
}
