import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type LevelWithSilent, pino } from 'pino'

/** Where an error came from, without the lines in front that repeat its message. */
const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line))

/**
 * Redacts an error for the log. A failed query has its values in its message, and PostgreSQL repeats them in its details: both
 * contain visitors' input, which must not be logged.
 */
const serializeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error && { code: error.code }),
    stack: framesOf(error).join('\n'),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  }
}

/** The service's log. */
export const createLog = (level: LevelWithSilent, to: DestinationStream) =>
  pino({ name: 'content', level, serializers: { err: serializeError } }, to)
